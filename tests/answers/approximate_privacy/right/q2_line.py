# Intersects the line of the excess with δ, from two of its points.
def flip_needed(factor, delta):
    at_zero, at_half = Fraction(1), Fraction(1 - factor) / 2
    slope = (at_half - at_zero) * 2
    return (delta - at_zero) / slope
