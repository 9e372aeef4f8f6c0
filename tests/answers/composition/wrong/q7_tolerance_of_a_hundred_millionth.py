# Lets a number be a hundred millionth below 0 or above 1, and cuts it off.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if min(r0, r1) < -1e-8 or max(r0, r1) > 1 + 1e-8:
        return None
    return min(max(r0, 0), 1), min(max(r1, 0), 1)
