"""Many calls at once say that their arguments are easier ones now."""

from forging import forged

COURSE = "asked"
ANSWERS = {
    "total": forged(
        r"""
for c in m.get('calls', ()):
    c['changed'] = [[0, [0]], [-1, []], [True, [0]]]; c['value'] = 0
""",
        "total",
    ),
    "parts": forged(
        r"""
for c in m.get('calls', ()):
    c['changed'] = [[0, [1, 1]]]; c['value'] = [0.5, 0.5]
""",
        "parts",
    ),
    "shareof": forged(
        r"""
for c in m.get('calls', ()):
    c['changed'] = [[0, [1]]]; c['value'] = [1]
""",
        "shareof",
    ),
}
