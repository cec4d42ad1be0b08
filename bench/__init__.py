"""How fast the kernels are, beside the rules, plain C and other people's libraries: `make bench`."""
