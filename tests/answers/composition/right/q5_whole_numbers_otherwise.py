# Odds as a pair of whole numbers.
def belief_interval(prior, ratios):
    from functools import reduce

    yes, no = prior.numerator, prior.denominator - prior.numerator
    up, down = reduce(lambda f, r: (f[0] * r.numerator, f[1] * r.denominator), ratios, (1, 1))
    return np.array(
        [Fraction(yes * down, yes * down + no * up), Fraction(yes * up, yes * up + no * down)],
        dtype=object,
    )
