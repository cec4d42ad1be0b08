"""`python -m belladonna` is `belladonna`."""

from belladonna.cli import main

if __name__ == "__main__":
    main()
