"""`python -m souterrain` is the command `souterrain`."""

from souterrain.cli import main

main()
