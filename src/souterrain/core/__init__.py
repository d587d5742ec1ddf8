"""The contract every game keeps. Pure: the standard library only, no game names."""
