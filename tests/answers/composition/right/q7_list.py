# Returns a list.
def disguise(p, u, v):
    d = 1 - 2 * p
    r = [(u - p * (u + v)) / d, (v - p * (u + v)) / d]
    return r if all(0 <= t <= 1 for t in r) else None
