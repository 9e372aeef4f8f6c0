"""``python -m dpedu`` is the command ``dpedu``."""

import sys

from dpedu.cli import main

sys.exit(main())
