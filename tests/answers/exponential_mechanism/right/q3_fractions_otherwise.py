# Exact fractions, floats at the end
def slopes(utilities, sensitivity):
    us = [Fraction(u) for u in utilities]
    k = len(us)
    return [float((k * u - sum(us)) / (2 * Fraction(sensitivity) * k * k)) for u in us]
