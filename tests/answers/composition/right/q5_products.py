# Another way: products.
def belief_interval(prior, ratios):
    r = math.prod(ratios)
    return prior / (prior + (1 - prior) * r), prior * r / (prior * r + 1 - prior)
