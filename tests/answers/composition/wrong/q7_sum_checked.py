# One above 1 and the other below 0 with a sum in range.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    return (r0, r1) if 0 <= r0 + r1 <= 2 and r0 >= 0 else None
