"""`python -m ulti_desktop` is the command `ulti-desktop`."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    from ulti_desktop.cli import main

    sys.exit(main())
