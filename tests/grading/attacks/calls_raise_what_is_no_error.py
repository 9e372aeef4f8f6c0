"""Classes that are no ordinary errors, in many calls at once."""

from forging import forged

COURSE = "asked"
ANSWERS = {
    "total": forged(
        r"""
for c in m.get('calls', ()):
    c.clear(); c['error'] = {'kinds': ['builtins.BaseException'], 'text': ''}
""",
        "total",
    ),
    "parts": forged(
        r"""
for c in m.get('calls', ()):
    c.clear(); c['error'] = {'kinds': ['builtins.AssertionError'], 'text': ''}
""",
        "parts",
    ),
    "shareof": forged(
        r"""
for c in m.get('calls', ()):
    c.clear(); c['error'] = {'kinds': ['builtins.BaseExceptionGroup'], 'text': ''}
""",
        "shareof",
    ),
}
