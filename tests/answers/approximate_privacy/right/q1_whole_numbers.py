# Everything over one common denominator, in whole numbers.
def least_delta(one, other, factor):
    c = Fraction(factor)
    common = math.lcm(*(s.denominator for s in one), *(t.denominator for t in other))
    p = [int(s * common) for s in one]
    q = [int(t * common) for t in other]
    most = 0
    for P, Q in ((p, q), (q, p)):
        total = 0
        for s, t in zip(P, Q):
            d = s * c.denominator - c.numerator * t
            if d > 0:
                total += d
        most = max(most, total)
    return Fraction(most, common * c.denominator)
