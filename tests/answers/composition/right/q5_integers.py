# Works with whole numbers, numerators and denominators apart.
def belief_interval(prior, ratios):
    yes, no = prior.numerator, prior.denominator - prior.numerator
    top = math.prod(r.numerator for r in ratios)
    bottom = math.prod(r.denominator for r in ratios)
    return Fraction(yes * bottom, yes * bottom + no * top), Fraction(
        yes * top, yes * top + no * bottom
    )
