# Doubling, then halving, with gaps.
def epsilon_for_best(utilities, sensitivity, t):
    best, k, m = max(utilities), len(utilities), utilities.count(max(utilities))
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf

    def enough(epsilon):
        return 1 >= t * m + t * sum(
            math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities if u < best
        )

    high = 1.0
    while not enough(high):
        high *= 2
    low = 0.0
    for _ in range(200):
        middle = (low + high) / 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high
