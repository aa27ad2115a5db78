"""How the searching players learn from their own play: gather deals, fit tables, write them as data."""
