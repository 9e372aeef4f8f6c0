"""Lengths of messages that never come, on all descriptors."""

COURSE = "styles"
ANSWERS = {
    "squared": r"""
import os
for end in range(3, 256):
    try:
        os.write(end, b"\xff\xff\xff\xff")
    except OSError:
        pass
""",
}
