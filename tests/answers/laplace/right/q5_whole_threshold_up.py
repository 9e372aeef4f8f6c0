# Exact rounding up to a whole threshold, by fractions.
def certificate(bound, epsilon, claimed):
    t = Fraction(bound) * (Fraction(claimed) + 1) / Fraction(epsilon)
    return (0,), (0, 0), math.ceil(t) + 1
