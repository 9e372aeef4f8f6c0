# Another way: fractions.
def slopes(utilities, sensitivity):
    exact = [Fraction(u) for u in utilities]
    k = len(exact)
    below = 2 * Fraction(sensitivity) * k * k
    return tuple((k * u - sum(exact)) / below for u in exact)
