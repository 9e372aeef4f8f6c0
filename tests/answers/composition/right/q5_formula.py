# The formula of the hint.
def belief_interval(prior, ratios):
    r = math.prod(ratios)
    against = 1 - prior
    return prior / (prior + r * against), r * prior / (r * prior + against)
