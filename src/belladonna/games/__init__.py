"""The games, a folder each; nothing about one game stands anywhere else."""
