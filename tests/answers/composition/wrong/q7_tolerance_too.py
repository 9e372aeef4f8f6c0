# Wrong where a number is below 0 or above 1 by less than 1e-6: there is no such pair.
def disguise(p, u, v):
    r0 = ((1 - p) * u - p * v) / (1 - 2 * p)
    r1 = ((1 - p) * v - p * u) / (1 - 2 * p)
    slack = Fraction(1, 10**6)
    if min(r0, r1) < -slack or max(r0, r1) > 1 + slack:
        return None
    return max(0, min(1, r0)), max(0, min(1, r1))
