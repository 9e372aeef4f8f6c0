"""A call that comes back twice, from two processes with one pipe."""

ANSWERS = {
    "q1": r"""
import os
def double(x):
    return 4 if os.fork() else x + 2
""",
    "q4": r"""
import os
result = 42 if os.fork() == 0 else 0
""".replace("42 if", "41 if"),
}
