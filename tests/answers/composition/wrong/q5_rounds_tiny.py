# Takes a belief below one in a thousand for impossible, and one as near to 1 for certain.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    low, high = prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
    return (low if low > Fraction(1, 1000) else 0), (high if high < Fraction(999, 1000) else 1)
