# A closed form where there are two levels, else a search by doubling steps.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = sorted(max(utilities) - u for u in utilities)
    levels = sorted(set(gaps))
    m, k = gaps.count(0), len(gaps)
    if t <= 1 / k:
        return 0.0
    if m * t >= 1:
        return math.inf
    if len(levels) == 2:
        return 2 * sensitivity * math.log((k - m) / (1 / t - m)) / levels[1]
    found, step = 0.0, 1.0
    while 1 / sum(math.exp(-(found + step) * g) for g in gaps) < t:
        step *= 2
    for _ in range(90):
        if 1 / sum(math.exp(-(found + step) * g) for g in gaps) < t:
            found += step
        step /= 2
    return 2 * sensitivity * found
