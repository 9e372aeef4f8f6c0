# Ties: the probability of all best ones together.
def epsilon_for_best(utilities, sensitivity, t):
    top, k = max(utilities), len(utilities)
    gaps = [top - u for u in utilities]
    m = gaps.count(0)
    if t * k <= m:
        return 0
    if t >= 1:
        return math.inf

    def chance(e):
        return m / sum(math.exp(-e * g / (2 * sensitivity)) for g in gaps)

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
