# Another way: corners.
def tpr_range(fpr, factor, delta):
    F, c, d = Fraction(fpr), Fraction(factor), Fraction(delta)
    bounds = [(Fraction(-1), Fraction(0)), (Fraction(1), Fraction(1))]
    # each bound as sign * T <= value
    bounds += [
        (Fraction(1), c * F + d),
        (c, c + d - (1 - F)),
        (-c, d - F),
        (Fraction(-1), c * (1 - F) + d - 1),
    ]
    tops = [value / a for a, value in bounds if a > 0]
    bottoms = [value / a for a, value in bounds if a < 0]
    return max(bottoms), min(tops)
