"""Belladonna: an open table for three card games about poison."""

__version__ = "0.1.0"
