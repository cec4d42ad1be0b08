"""Where an optional library is missing, one sentence says how to get it."""

from __future__ import annotations

import subprocess
import sys

import pytest

IMPORTS = {
    "pettingzoo": ("pettingzoo", "import belladonna.adapters.pettingzoo_env"),
    "pillow": ("pettingzoo", "import belladonna.adapters.pettingzoo_env"),
    "gymnasium": ("gymnasium", "import belladonna.adapters.gymnasium_env"),
    "pyspiel": ("openspiel", "import belladonna.adapters.open_spiel_game"),
    "pyarrow": ("dataset", "from belladonna.sim.dataset import read_info; read_info('x')"),
}


@pytest.mark.parametrize("library", IMPORTS)
def test_a_missing_library_is_a_sentence_with_the_command(library: str) -> None:
    extra, code = IMPORTS[library]
    module = {"pillow": "PIL"}.get(library, library)
    done = python(f"import sys; sys.modules[{module!r}] = None\n{code}")
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1 and f'pip install "belladonna[{extra}]"' in last and module in last


def test_the_command_line_says_it_without_a_traceback() -> None:
    words = ["belladonna", "dataset", "poison", "--games", "1", "--out", "x.parquet", "--lang", "en"]
    code = f"import sys; sys.modules['pyarrow'] = None; sys.argv = {words}\nfrom belladonna.cli import main; main()"
    done = python(code)
    assert (
        done.returncode == 2 and 'pip install "belladonna[dataset]"' in done.stderr and "Traceback" not in done.stderr
    )


def test_importing_the_adapters_needs_nothing() -> None:
    blocked = ("pettingzoo", "gymnasium", "pyspiel", "pyarrow", "PIL", "numpy", "numba")
    code = f"import sys; sys.modules.update(dict.fromkeys({blocked}))\nimport belladonna.adapters.course"
    assert python(code).returncode == 0


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
