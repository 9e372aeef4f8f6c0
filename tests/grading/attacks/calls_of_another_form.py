"""Answers to many calls at once that are no list, or of another length."""

from forging import forged

COURSE = "asked"
ANSWERS = {
    "total": forged(
        r"""
if 'calls' in m: m['calls'] = {'0': {'value': 0}}
""",
        "total",
    ),
    "ordered": forged(
        r"""
if 'calls' in m: m['calls'] = []
""",
        "ordered",
    ),
    "parts": forged(
        r"""
if 'calls' in m: m['calls'] = [None] * 99
""",
        "parts",
    ),
    "shareof": forged(
        r"""
for c in m.get('calls', ()):
    c.pop('value', None); c.pop('error', None)
""",
        "shareof",
    ),
}
