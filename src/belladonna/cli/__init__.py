"""`belladonna` on the command line."""


def main() -> None:
    from belladonna.cli.app import app

    app(prog_name="belladonna")
