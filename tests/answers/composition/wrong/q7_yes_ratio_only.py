# Compares the ratio of yes only.
def disguise(p, u, v):
    if p * u > (1 - p) * v or p * v > (1 - p) * u:
        return None
    return ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
