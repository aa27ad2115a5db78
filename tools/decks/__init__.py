"""Parts and figures from which tools/make_decks.py puts the card faces together."""
