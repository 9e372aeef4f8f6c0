# Somebody with the upper end, joined by somebody with 0; a Fraction for t.
def certificate(bound, epsilon, claimed):
    b = Fraction(bound)
    return (bound,), (bound, 0), b + b * (Fraction(claimed) + 1) / Fraction(epsilon)
