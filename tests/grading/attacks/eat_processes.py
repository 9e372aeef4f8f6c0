"""All the processes: a fork bomb."""

ANSWERS = {
    "q1": r"""
import os
while True:
    try: os.fork()
    except OSError: break
""",
}
