"""Where the bots of Donjon are."""

BOTS = "souterrain.bots.delver:BOTS"
