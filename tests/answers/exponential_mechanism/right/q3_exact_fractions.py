# Exact fractions from start to end.
def slopes(utilities, sensitivity):
    values = [Fraction(u) for u in utilities]
    k, total = len(values), sum(values)
    return [float((k * u - total) / (2 * Fraction(sensitivity) * k * k)) for u in values]
