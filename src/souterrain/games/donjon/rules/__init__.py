"""The rules, one package per family."""
