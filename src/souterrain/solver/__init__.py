"""Exact solvers of games, in numpy; optional."""
