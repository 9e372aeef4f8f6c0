"""What many calls at once print, at length, and with what steers a terminal."""

from forging import forged

COURSE = "asked"
ANSWERS = {
    "total": forged(
        r"""
for c in m.get('calls', ()):
    c['said'] = [['stdout', 'x' * 10**6]]
""",
        "total",
    ),
    "ordered": forged(
        r"""
for c in m.get('calls', ()):
    c['said'] = [['stderr', '\x1b[2J<script>HACKED </script>']]
""",
        "ordered",
    ),
}
