# T just above 1/k: 0 is returned although it is not enough.
def epsilon_for_best(utilities, sensitivity, t):
    top, k = max(utilities), len(utilities)
    gaps = [top - u for u in utilities]
    m = gaps.count(0)
    if t * k <= 1.01:
        return 0
    if t * m >= 1:
        return math.inf

    def chance(e):
        return 1 / sum(math.exp(-e * g / (2 * sensitivity)) for g in gaps)

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
