# Cramer with whole numbers only.
def disguise(p, u, v):
    common = math.lcm(p.denominator, u.denominator, v.denominator)
    p, u, v = (int(t * common) for t in (p, u, v))
    q = common - p
    below = q * q - p * p
    tops = common * (q * u - p * v), common * (q * v - p * u)
    if min(tops) < 0 or max(tops) > below * common:
        return None
    return tuple(Fraction(t, below * common) for t in tops)
