# Halving stops when the interval is shorter than 1e-7, also where epsilon is tiny itself.
# Witness: epsilon_for_best([100, -100], 0.5, 0.502) returns 4.00543212890625e-05; right: 4.000021333537992e-05
def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)

    def chance(epsilon):
        return 1 / sum(math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities)

    if t <= 1 / len(utilities):
        return 0
    if t >= 1 / utilities.count(best):
        return math.inf
    low, high = 0, 1
    while chance(high) < t:
        high *= 2
    while high - low > 1e-7:
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
