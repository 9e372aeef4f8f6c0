"""``python -m dpedu`` is the command ``dpedu``."""

import sys

from dpedu.cli import main

if __name__ == "__main__":  # the processes that mark import this file too
    sys.exit(main())
