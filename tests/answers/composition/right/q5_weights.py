# Whole-number weights; ends by hand.
def belief_interval(prior, ratios):
    if prior in (0, 1):
        return int(prior), int(prior)
    a, b = prior.numerator, prior.denominator - prior.numerator
    top = bottom = 1
    for r in ratios:
        top, bottom = top * r.numerator, bottom * r.denominator
    return Fraction(a * bottom, a * bottom + b * top), Fraction(a * top, a * top + b * bottom)
