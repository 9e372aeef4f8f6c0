# The smallest belief is as far below the prior as the largest is above.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    high = R * prior / (R * prior + 1 - prior)
    return max(Fraction(0), 2 * prior - high), high
