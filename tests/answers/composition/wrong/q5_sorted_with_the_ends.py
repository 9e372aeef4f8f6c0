# Both ends are computed with the ratios rounded to tenths.
def belief_interval(prior, ratios):
    R = math.prod(Fraction(round(r * 10), 10) for r in ratios)
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
