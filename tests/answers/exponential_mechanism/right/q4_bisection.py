# Another way: bisection.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [(max(utilities) - u) / (2 * sensitivity) for u in utilities]
    k, m = len(gaps), gaps.count(0)
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf

    def chance(epsilon):
        return 1 / math.fsum(math.exp(-epsilon * g) for g in gaps)

    high = 1.0
    while chance(high) < t:
        high *= 2
    low = 0.0
    for _ in range(200):
        middle = (low + high) / 2
        if chance(middle) >= t:
            high = middle
        else:
            low = middle
    return high
