"""What many calls at once were given comes back as what each returned."""

from forging import forged

COURSE = "asked"
ANSWERS = {
    "total": forged(
        r"""
for c in m.get('calls', ()):
    c.pop('error', None); c['value'] = {'arg': 0}
""",
        "total",
    ),
    "ordered": forged(
        r"""
for c in m.get('calls', ()):
    c['value'] = {'arg': -1}
""",
        "ordered",
    ),
    "parts": forged(
        r"""
for c in m.get('calls', ()):
    c['value'] = {'arg': True}
""",
        "parts",
    ),
}
