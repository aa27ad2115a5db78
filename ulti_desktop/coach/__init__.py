"""The coach: what the strongest player would do and why, and what each action of a deal cost."""
