"""Players: each gets a `SeatView` and answers with an action, never anything else."""
