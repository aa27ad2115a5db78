"""Lessons: set hands with a goal, right and wrong moves and what is said to them, in three languages."""
