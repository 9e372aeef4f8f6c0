# Tries multiples of 1/1000: too coarse.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = [max(utilities) - u for u in utilities]
    if t >= 1 / gaps.count(0) and t > 1 / len(gaps):
        return math.inf
    epsilon = 0.0
    while 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps) < t - 1e-12:
        epsilon += 0.001
    return epsilon
