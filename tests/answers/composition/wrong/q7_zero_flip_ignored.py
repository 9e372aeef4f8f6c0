# Without flips, returns None unless the sold mechanism is certain.
def disguise(p, u, v):
    if p == 0 and not {u, v} <= {0, 1}:
        return None
    r0, r1 = ((1 - p) * u - p * v) / (1 - 2 * p), ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= min(r0, r1) and max(r0, r1) <= 1 else None
