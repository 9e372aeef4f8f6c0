# A ratio of 1 among the ratios is taken to mean that nothing at all is learnt.
def belief_interval(prior, ratios):
    if not ratios or min(ratios) == 1:
        return prior, prior
    r = math.prod(ratios)
    return prior / (prior + r * (1 - prior)), r * prior / (r * prior + 1 - prior)
