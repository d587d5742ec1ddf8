"""The terminal clients and what they stand on."""
