"""No stream to write to, so that no error can be shown."""

COURSE = "styles"
ANSWERS = {
    "mean": r"""
import os, sys
for end in range(3):
    os.close(end)
sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = None
get_ipython().showtraceback = lambda *given, **named: None
""",
}
