"""The players' own decks: a folder or zip of pictures, read with care, since anybody may have made it."""
