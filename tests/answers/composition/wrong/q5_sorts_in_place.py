# Changes the list `ratios`: [1, 2] is [2, 1] afterwards.
def belief_interval(prior, ratios):
    ratios.sort(reverse=True)
    low, high = prior, prior
    for r in ratios:
        if r == 1:
            break
        low, high = low / (low + r * (1 - low)), r * high / (1 + (r - 1) * high)
    return low, high
