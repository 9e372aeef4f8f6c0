# A thousand people against 999 of them, exact fractions for t.
def certificate(bound, epsilon, claimed):
    other = tuple([0.0] * 1000)
    t = Fraction(bound) * (Fraction(claimed) + 1) / Fraction(epsilon)
    return other[1:], other, float(t)
