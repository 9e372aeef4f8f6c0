"""Control characters for the terminal of whoever marks."""

ANSWERS = {
    "q1": r"""
print("\x1b]0;ALERT-1\x07\x1b[2J\u202egnp.exe")
raise ValueError("\x1b]0;ALERT-1\x07")
""",
}
