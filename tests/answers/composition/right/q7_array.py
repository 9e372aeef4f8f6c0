# Solves both equations at once, with arrays of fractions.
def disguise(p, u, v):
    told = np.array([u, v], dtype=object)
    steps = ((1 - p) * told - p * told[::-1]) / (1 - 2 * p)
    return steps if all(0 <= step <= 1 for step in steps) else None
