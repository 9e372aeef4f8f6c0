"""Output without end, on all streams."""

ANSWERS = {
    "q1": r"""
import sys, os
while True:
    print('x' * 10**6); sys.stderr.write('y' * 10**6); os.write(1, b'z' * 10**6)
""",
}
