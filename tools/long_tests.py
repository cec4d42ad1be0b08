"""Run the tests marked `long` and stop them when their time is up: `python tools/long_tests.py [pytest options]`.

TEST_LONG_SECONDS (600 unless told) is a promise to whoever waits. The tests share most of it (see `seconds_left` in
conftest.py), and those for which no time is left are skipped and counted; every day others come first. This script
keeps the promise when a test does not, and that is a failure.
"""

import contextlib
import os
import re
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def any_long_test() -> bool:
    """Whether some test file marks a test, or itself, as long."""
    files = [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("test_*.py")]
    return any(re.search(r"\bmark\.long\b", path.read_text(encoding="utf-8")) for path in files)


def main(options: list[str]) -> int:
    """Return pytest's exit code, or 124 if time ran out."""
    if not any_long_test():
        print("No test is marked long yet, so there is nothing to run.")
        return 0
    seconds = float(os.environ.get("TEST_LONG_SECONDS", "600"))
    # In CI the same ones come first every time, so that a red run can be repeated.
    day = os.environ.get("TEST_LONG_DAY") or ("CI" if "CI" in os.environ else datetime.now(UTC).date().isoformat())
    print(f"The order of {day}; TEST_LONG_DAY={day} repeats it.")
    environment = {**os.environ, "HYPOTHESIS_PROFILE": "long", "TEST_LONG_SECONDS": str(seconds), "TEST_LONG_DAY": day}
    command = [sys.executable, "-m", "pytest", "-m", "long", "--verbose", "-rs", *options]  # names what it starts
    grace = min(10.0, seconds / 10)  # for the summary of what was done
    # A group of its own, so that pytest's workers end with it.
    with subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True) as tests:
        try:
            return tests.wait(seconds - grace)
        except KeyboardInterrupt:
            stop(tests, grace)
            return 130
        except subprocess.TimeoutExpired:
            stop(tests, grace)
            print(f"The long tests were not done after {seconds:.0f} seconds and were stopped.", file=sys.stderr)
            return 124


def stop(tests: subprocess.Popen[bytes], grace: float) -> None:
    """Ask pytest to end, as Ctrl-C does, and end it if it does not."""
    os.killpg(tests.pid, signal.SIGINT)
    with contextlib.suppress(subprocess.TimeoutExpired):
        tests.wait(grace)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(tests.pid, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
