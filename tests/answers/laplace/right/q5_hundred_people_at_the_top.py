# A hundred people have the value B, one more joins them, and the threshold is a Fraction measured from B.
def certificate(bound, epsilon, claimed):
    many = (bound,) * 100
    t = Fraction(bound) * (1 + (Fraction(claimed) + 1) / Fraction(epsilon))
    return many, many + (bound,), t
