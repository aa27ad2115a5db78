"""Model and controller: one session of Ulti, who sits where, and the thread in which computers think."""
