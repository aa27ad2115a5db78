"""The disk and the packaged files: saved games, settings, resources. No Qt here."""
