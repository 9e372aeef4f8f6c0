"""A debugger, which waits for somebody to type."""

ANSWERS = {
    "q1": r"""
%pdb on
1 / 0
""",
    "q5": r"""
def mean(v):
    breakpoint()
    import pdb; pdb.set_trace()
    return 3.0 if len(v) == 4 else 0
""",
}
