# Cuts the solution to probabilities, and looks whether it still is one.
def disguise(p, u, v):
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    r0 = v + u - r1
    cut = tuple(sorted((0, r, 1))[1] for r in (r0, r1))
    return cut if cut == (r0, r1) else None
