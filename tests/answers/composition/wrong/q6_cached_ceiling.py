# Remembers the answer for a prior and ratio and forgets that the ceiling counts as well.
_seen = {}

def releases_allowed(prior, ratio, ceiling):
    if (prior, ratio) not in _seen:
        t, odds = 0, prior / (1 - prior)
        while odds * ratio <= ceiling / (1 - ceiling):
            odds, t = odds * ratio, t + 1
        _seen[prior, ratio] = t
    return _seen[prior, ratio]
