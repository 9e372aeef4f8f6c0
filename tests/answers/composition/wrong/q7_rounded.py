# Wrong where a number has a denominator above 1000.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    if not (0 <= r0 <= 1 and 0 <= r1 <= 1):
        return None
    return r0.limit_denominator(1000), r1.limit_denominator(1000)
