# Remembers answers by the prior and the number of ratios only.
_known = {}

def belief_interval(prior, ratios):
    key = prior, len(ratios)
    if key not in _known:
        R = math.prod(ratios)
        _known[key] = prior / (prior + R * (1 - prior)), R * prior / (R * prior + 1 - prior)
    return _known[key]
