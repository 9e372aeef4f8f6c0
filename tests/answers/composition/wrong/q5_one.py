# Never lets a belief be nearly 1.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    if prior == 1:
        return prior, prior
    return (1 - prior) and prior / (prior + R * (1 - prior)), min(
        Fraction(999999, 10**6), R * prior / (R * prior + 1 - prior)
    )
