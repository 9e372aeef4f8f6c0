# Searches for the base of the weights on a logarithmic scale.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = [max(utilities) - u for u in utilities]
    if t * len(gaps) <= 1:
        return 0.0
    if t * gaps.count(0) >= 1:
        return math.inf
    low, high = -60.0, 60.0
    for _ in range(120):
        middle = (low + high) / 2
        if sum(math.exp(-math.exp(middle) * g) for g in gaps) <= 1 / t:
            high = middle
        else:
            low = middle
    return 2 * sensitivity * math.exp(high)
