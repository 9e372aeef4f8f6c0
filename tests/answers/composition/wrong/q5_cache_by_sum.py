# Results are remembered by the prior and the sum of the ratios; other ratios with the same sum get the old answer.
_known = {}


def belief_interval(prior, ratios):
    key = prior, sum(ratios)
    if key not in _known:
        r = math.prod(ratios)
        _known[key] = prior / (prior + r * (1 - prior)), r * prior / (r * prior + 1 - prior)
    return _known[key]
