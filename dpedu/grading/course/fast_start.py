"""Imported before nbgrader, so that it starts in half the time.

nbgrader loads nbformat, which loads jsonschema, which works out the grammar of international
addresses if it can. Nobody checks an address here, and that grammar takes longer than all else:
so it is as if it were not installed.
"""

import importlib
import sys

if "jsonschema" not in sys.modules and "rfc3987_syntax" not in sys.modules:
    sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]
    try:
        importlib.import_module("jsonschema")
    finally:
        del sys.modules["rfc3987_syntax"]
