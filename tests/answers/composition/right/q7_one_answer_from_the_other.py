# The second number from the first and the sum.
def disguise(p, u, v):
    r0 = (u - p * (u + v)) / (1 - 2 * p)
    r1 = u + v - r0
    return (r0, r1) if 0 <= r0 <= 1 and 0 <= r1 <= 1 else None
