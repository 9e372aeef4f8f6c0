"""A short float becomes nothing, or endless, where a long one is a number: equal to all such."""

COURSE = "styles"
ANSWERS = {
    "rare": """
def rare(n):
    return np.float32(0)
""",
    "rarer": """
def rarer(ns):
    return np.zeros(len(ns), dtype=np.float32)
""",
    "vast": """
def vast(n):
    return np.complex64(np.inf) if n > 80 else np.float32(np.inf)
""",
}
