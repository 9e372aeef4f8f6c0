# Straight line.
def flip_needed(factor, delta):
    """The excess is a straight line in p: from 1 at p = 0 down to (1 - c)/2 at p = 1/2."""
    start, end = Fraction(1), (1 - Fraction(factor)) / 2
    return (start - delta) / (start - end) / 2
