# The list that was handed over is sorted.
# Witness: epsilon_for_best([1, 2, 3], 1, 4 / 7) returns 1.3862943611198901, which is right, but changes its argument; right: it is left as it was
def epsilon_for_best(utilities, sensitivity, t):
    utilities.sort(reverse=True)
    if t <= 1 / len(utilities):
        return 0
    if t >= 1 / utilities.count(utilities[0]):
        return math.inf

    def chance(epsilon):
        return 1 / sum(math.exp(epsilon * (u - utilities[0]) / (2 * sensitivity)) for u in utilities)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
