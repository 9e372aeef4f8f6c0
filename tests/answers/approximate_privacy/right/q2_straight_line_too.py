# Straight line.
def excess(p, factor):
    return (1 - p) - factor * p


def flip_needed(factor, delta):
    # the excess is a straight line in p: through its values at 0 and at 1/2
    start, end = Fraction(1), excess(Fraction(1, 2), factor)
    return (start - delta) / (start - end) / 2
