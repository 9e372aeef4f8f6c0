# Looks at the next lower utility only, and forgets the rest.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = sorted(max(utilities) - u for u in utilities)
    m = gaps.count(0)
    if t <= 1 / len(gaps):
        return 0.0
    if t >= 1 / m:
        return math.inf
    return max(0.0, -2 * sensitivity * math.log(1 / t - m) / gaps[m])
