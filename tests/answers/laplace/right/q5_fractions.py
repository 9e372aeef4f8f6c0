# Exact fractions.
def certificate(bound, epsilon, claimed):
    steps = (Fraction(claimed) + 1) * Fraction(bound) / Fraction(epsilon)
    return (Fraction(0), Fraction(0)), (Fraction(0),) * 3, steps
