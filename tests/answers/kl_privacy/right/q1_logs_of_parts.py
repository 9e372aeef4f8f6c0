# Logarithms of numerators and denominators of exact Fractions, added with fsum.
def mean_loss(p, q):
    terms = []
    for a in p:
        u = Fraction(p[a])
        if not u:
            continue
        v = Fraction(q[a]) if a in q else Fraction(0)
        if not v:
            return math.inf
        ratio = u / v
        terms.append(float(u) * (math.log(ratio.numerator) - math.log(ratio.denominator)))
    return math.fsum(terms)
