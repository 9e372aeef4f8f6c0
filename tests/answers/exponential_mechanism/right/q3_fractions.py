# Exactly, in fractions.
def slopes(utilities, sensitivity):

    exact, k = [Fraction(u) for u in utilities], len(utilities)
    return [(k * u - sum(exact)) / (2 * k * k * Fraction(sensitivity)) for u in exact]
