# Puts all others at the next lower utility: a bound that is enough, but not the smallest.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = sorted(max(utilities) - u for u in utilities)
    k, m = len(gaps), gaps.count(0)
    if t <= 1 / k:
        return 0.0
    if t >= 1 / m:
        return math.inf
    return 2 * sensitivity * math.log((k - m) / (1 / t - m)) / gaps[m]
