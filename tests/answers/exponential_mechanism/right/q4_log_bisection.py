# Log bisection.
def _sum(gaps, rate):
    return math.fsum(math.exp(-rate * g) for g in gaps)


def epsilon_for_best(utilities, sensitivity, t):
    gaps = sorted(max(utilities) - u for u in utilities)
    if t <= 1 / len(gaps):
        return 0.0
    best = sum(g == 0 for g in gaps)
    if t >= 1 / best:
        return math.inf
    low, high = -60.0, 60.0
    for _ in range(120):
        middle = (low + high) / 2
        if _sum(gaps, math.exp(middle)) <= 1 / t:
            high = middle
        else:
            low = middle
    return 2 * sensitivity * math.exp(high)
