"""The commands behind `ulti-desktop`: pure functions on cases, and what the command line prints."""
