# Tied candidates are taken to be two, so that the limit is 1/2 and the search beyond it stops somewhere.
# Witness: epsilon_for_best([3, 3, 3, 0], 1, 0.4) returns 1073741824.0; right: inf
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    limit = 1 if gaps.count(0) == 1 else 1 / 2
    if t <= 1 / len(gaps):
        return 0
    if t >= limit:
        return math.inf

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    low, high = 0.0, 1.0
    while chance(high) < t and high < 1e9:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
