# Written as the zero of a straight line through two of its points.
def flip_needed(factor, delta):
    excess = lambda p: (1 - p) - factor * p - delta
    start, end = Fraction(0), Fraction(1)
    return start - excess(start) * (end - start) / (excess(end) - excess(start))
