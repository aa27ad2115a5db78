"""The windows: panels, sheets and the main window. They know values, never the session."""
