"""`belladonna` on the command line."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command in `sys.argv`, and leave with its exit code."""
    from belladonna.cli.errors import Exit

    try:
        from belladonna.cli.app import app

        code = app(prog_name="belladonna", standalone_mode=False)
    except KeyboardInterrupt:
        code = Exit.INTERRUPTED
    except Exception as error:
        # Typer, and click before it, tell by these two that the command line was not understood.
        if not hasattr(error, "format_message") or not hasattr(error, "exit_code"):
            raise
        from belladonna.cli.session import complain_of

        complain_of(error)
        code = Exit.USAGE
    sys.exit(code if isinstance(code, int) else Exit.FINE)
