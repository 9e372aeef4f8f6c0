# Wrong the second time: 1/5, 2, 3/5 and then 1/100, 2, 3/5 gives 2 twice (the cache looks at the ratio only).
known = {}


def releases_allowed(prior, ratio, ceiling):
    if ratio not in known:
        odds, t = prior / (1 - prior) * ratio, 0
        while odds <= ceiling / (1 - ceiling):
            odds, t = odds * ratio, t + 1
        known[ratio] = t
    return known[ratio]
