# Another way: integers.
def belief_interval(prior, ratios):
    n, d = prior.numerator, prior.denominator
    top = bottom = 1
    for r in ratios:
        top, bottom = top * r.numerator, bottom * r.denominator
    return Fraction(n * bottom, n * bottom + top * (d - n)), Fraction(
        n * top, n * top + bottom * (d - n)
    )
