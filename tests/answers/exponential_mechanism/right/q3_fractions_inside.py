# Fractions inside.
def slopes(utilities, sensitivity):
    exact = [Fraction(u) for u in utilities]
    k, total = len(exact), sum(exact)
    return [float((k * u - total) / (2 * k * k * Fraction(sensitivity))) for u in exact]
