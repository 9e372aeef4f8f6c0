# Ratios of yes and of no are compared by their product alone, and only the stricter direction u < v is tested.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if u < v and not (p * v <= (1 - p) * u and p * (1 - u) <= (1 - p) * (1 - v)):
        return None
    if r0 > 1:
        return None
    return r0, r1
