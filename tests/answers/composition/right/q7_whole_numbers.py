# Whole numbers over one denominator.
def disguise(p, u, v):
    d = math.lcm(p.denominator, u.denominator, v.denominator)
    a, b, c = int(p * d), int(u * d), int(v * d)
    tops, bottom = ((d - a) * b - a * c, (d - a) * c - a * b), d * (d - 2 * a)
    if any(not 0 <= top <= bottom for top in tops):
        return None
    return [Fraction(top, bottom) for top in tops]
