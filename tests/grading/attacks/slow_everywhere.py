"""Each call takes a little less than the limit."""

ANSWERS = {
    "q1": r"""
def double(x):
    import time
    time.sleep(1.5)
    return 0
""",
}
