# The list is taken to be sorted, with the best one first. Input: [1, 3, 2], sensitivity 1, t 4/7.
def epsilon_for_best(utilities, sensitivity, t):
    top = utilities[0]
    k, m = len(utilities), utilities.count(top)
    if t <= 1 / k:
        return 0
    if t >= 1 / m:
        return math.inf

    def chance(e):
        return 1 / sum(math.exp(min(50, -e * (top - u) / (2 * sensitivity))) for u in utilities)

    low, high = 0.0, 1.0
    while chance(high) < t and high < 1e9:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
