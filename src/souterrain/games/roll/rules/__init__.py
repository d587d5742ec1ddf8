"""The rules, one file per family of the rulebook."""
