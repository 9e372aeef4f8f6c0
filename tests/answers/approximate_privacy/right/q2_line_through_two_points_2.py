# By line through two points.
def flip_needed(factor, delta):
    # delta(p) is a straight line: 1 at p = 0, and (1 - c)/2 at p = 1/2
    at_none, at_half = Fraction(1), (1 - factor) / 2
    share = (at_none - delta) / (at_none - at_half)
    return share / 2
