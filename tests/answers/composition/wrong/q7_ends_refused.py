# Refuses probabilities 0 and 1.
def disguise(p, u, v):
    """How to say yes after randomised response so that yes has the chances u and v; or None."""
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if min(r0, r1) <= 0 or max(r0, r1) >= 1:
        return None
    return r0, r1
