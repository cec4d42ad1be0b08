"""Write constraints.txt anew: every package the project needs, at the newest versions that fit together.

The versions are resolved in an empty environment, so nothing that was once installed by hand slips in.
Run it with Python 3.11, the oldest we support: what fits there fits later ones too.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = """\
# Every Python package the project installs, at the version it is tested with, for Python 3.11 and later.
# `make lock` writes this file anew from pyproject.toml; the commit that changes it says why.
"""


def main() -> int:
    """Resolve, then write the file."""
    if sys.version_info[:2] != (3, 11):
        print("Versions are resolved with Python 3.11: make clean, then make lock PYTHON=python3.11", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [str(Path(folder) / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", "--editable", f"{ROOT}[dev]"], check=True)
        frozen = subprocess.run([*pip, "freeze", "--exclude-editable"], check=True, capture_output=True, text=True)
    (ROOT / "constraints.txt").write_text(HEADER + frozen.stdout, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
