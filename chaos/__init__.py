"""Chaos tests: real servers under faults and attack, and the promises that must hold meanwhile (`make chaos`)."""
