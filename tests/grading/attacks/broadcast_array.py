"""An array of a terabyte that takes eight bytes here."""

ANSWERS = {
    "q1": r"""
def double(x):
    import numpy as np
    return np.broadcast_to(2.0, (10**6, 10**6))
""",
}
