"""Storage: the SQLite file, the rows of tables, people and results."""
