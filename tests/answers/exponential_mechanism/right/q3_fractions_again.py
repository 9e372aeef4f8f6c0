# Exact fractions of the floats, rounded at the very end.
def slopes(utilities, sensitivity):
    exact = [Fraction(u) for u in utilities]
    k, below = len(exact), 2 * Fraction(sensitivity) * len(exact) ** 2
    return [float((k * u - sum(exact)) / below) for u in exact]
