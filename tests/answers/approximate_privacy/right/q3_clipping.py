# Clips the interval from 0 to 1 by one inequality after the other, each a T + b >= 0.
def tpr_range(fpr, factor, delta):
    F = Fraction(fpr)
    low, high = Fraction(0), Fraction(1)
    for slope, rest in (
        (-1, factor * F + delta),
        (-factor, factor + delta - 1 + F),
        (factor, delta - F),
        (1, factor * (1 - F) + delta - 1),
    ):
        edge = -Fraction(rest) / slope
        if slope > 0:
            low = max(low, edge)
        else:
            high = min(high, edge)
    return low, high
