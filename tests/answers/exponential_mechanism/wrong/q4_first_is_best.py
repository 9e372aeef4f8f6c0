# The first candidate is taken for the best.
# Witness: epsilon_for_best([1, 2, 3], 1, 4 / 7) returns inf; right: 1.3862943611198901
def epsilon_for_best(utilities, sensitivity, t):
    best = utilities[0]
    gaps = [best - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0) or min(gaps) < 0:
        return math.inf

    def chance(epsilon):
        return 1 / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
