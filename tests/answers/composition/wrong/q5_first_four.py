# Takes the product of at most the four largest ratios.
def belief_interval(prior, ratios):
    R = math.prod(sorted(ratios, reverse=True)[:4])
    return prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
