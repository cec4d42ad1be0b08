#!/bin/sh
# Prints the Python to build the environment with: the one asked for, else the first that is 3.11 or newer.
# It runs each candidate, because a name on the PATH may be a shim that leads nowhere.
works() {
    command -v "$1" >/dev/null 2>&1 &&
        "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -n "$1" ]; then
    works "$1" && echo "$1" && exit 0
    echo "'$1' is not a Python 3.11 or newer with venv; choose another with PYTHON=..." >&2
    exit 1
fi
for candidate in python3.11 python3.12 python3.13 python3.14 python3 python; do
    works "$candidate" && echo "$candidate" && exit 0
done
echo "Belladonna needs Python 3.11 or newer with its venv module (on Debian and Ubuntu: apt install python3 python3-venv)." >&2
echo "If you have one elsewhere, say where: make PYTHON=/path/to/python3" >&2
exit 1
