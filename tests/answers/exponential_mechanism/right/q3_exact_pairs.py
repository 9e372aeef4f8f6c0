# The sum of all differences to the others, in exact fractions.
def slopes(utilities, sensitivity):
    exact = [Fraction(u) for u in utilities]
    below = 2 * Fraction(sensitivity) * len(exact) ** 2
    return tuple(float(sum(u - v for v in exact) / below) for u in exact)
