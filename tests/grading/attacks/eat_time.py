"""A loop that ignores every interrupt, in each answer."""

ANSWERS = {
    "q1": r"""
def double(x):
    import signal
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True: pass
""",
}
