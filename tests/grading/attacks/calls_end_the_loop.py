"""Errors that a loop, a generator or a block takes for its own end, in many calls at once."""

from forging import forged

COURSE = "asked"
ANSWERS = {
    "total": forged(
        r"""
for c in m.get('calls', ()):
    c.clear(); c['error'] = {'kinds': ['builtins.StopIteration'], 'text': ''}
""",
        "total",
    ),
    "parts": forged(
        r"""
for c in m.get('calls', ()):
    c.clear(); c['error'] = {'kinds': ['builtins.SystemExit'], 'text': ''}
""",
        "parts",
    ),
    "shareof": forged(
        r"""
for c in m.get('calls', ()):
    c.clear(); c['error'] = {'kinds': ['builtins.StopAsyncIteration'], 'text': ''}
""",
        "shareof",
    ),
}
