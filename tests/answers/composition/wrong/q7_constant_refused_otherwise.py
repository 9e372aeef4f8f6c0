# A mechanism that always says the same is refused as no disguise.
def disguise(p, u, v):
    if u == v and u in (0, 1):
        return None
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 else None
