# By cramer whole numbers.
def disguise(p, u, v):
    scale = math.lcm(p.denominator, u.denominator, v.denominator)
    a, yes, no = (int(f * scale) for f in (p, u, v))
    b, bottom = scale - a, scale * (scale - 2 * a)
    tops = [(b * yes - a * no) * scale, (b * no - a * yes) * scale]
    if min(tops) < 0 or max(tops) > scale * bottom:
        return None
    return [Fraction(t, scale * bottom) for t in tops]
