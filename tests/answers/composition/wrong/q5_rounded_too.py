# Wrong where a belief has a denominator above a million.
def belief_interval(prior, ratios):
    r = math.prod(ratios)
    low, high = prior / (prior + (1 - prior) * r), prior * r / (prior * r + 1 - prior)
    return Fraction(low).limit_denominator(10**6), Fraction(high).limit_denominator(10**6)
