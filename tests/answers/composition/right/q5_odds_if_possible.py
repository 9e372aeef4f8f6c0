# With odds, and certainty treated by itself.
def belief_interval(prior, ratios):
    if prior == 1:
        return 1, 1
    R, odds = math.prod(ratios), prior / (1 - prior)
    return tuple(o / (1 + o) for o in (odds / R, odds * R))
