# Compares the ratios first, and then solves.
def disguise(p, u, v):
    for one, other in ((u, v), (1 - u, 1 - v)):
        if p * one > (1 - p) * other or p * other > (1 - p) * one:
            return None
    inverse = 1 / (1 - 2 * p)
    return tuple(inverse * ((1 - p) * a - p * b) for a, b in ((u, v), (v, u)))
