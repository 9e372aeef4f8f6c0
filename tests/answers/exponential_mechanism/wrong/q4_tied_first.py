# Unreachable t is settled before t that is reached at 0: if all are tied 1/m is thought out of reach.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [top - u for u in utilities]
    if t >= 1 / gaps.count(0):
        return math.inf
    if t <= 1 / len(gaps):
        return 0

    def chance(e):
        return 1 / sum(math.exp(-e * g / (2 * sensitivity)) for g in gaps)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (low, mid) if chance(mid) >= t else (mid, high)
    return high
