"""The arena: two players on the same deals in every seating, and what the comparison says."""
