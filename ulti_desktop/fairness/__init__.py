"""Fair deals: whether the pack is shuffled evenly, and whether players decide without seeing hidden cards."""
