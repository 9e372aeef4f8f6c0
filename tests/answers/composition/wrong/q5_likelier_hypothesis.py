# The belief is followed for the less likely of the two data sets, and not turned back for a prior above 1/2.
def belief_interval(prior, ratios):
    b, r = min(prior, 1 - prior), math.prod(ratios)
    return b / (b + r * (1 - b)), r * b / (r * b + (1 - b))
