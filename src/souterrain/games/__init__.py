"""The games of the house. `souterrain.parts` lists them with their parts."""
