# Asks for the probability of the best candidates together.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = [max(utilities) - u for u in utilities]
    m = gaps.count(0)
    if t <= m / len(gaps):
        return 0.0
    if t >= 1:
        return math.inf

    def chance(epsilon):
        return m / sum(math.exp(-epsilon * g / (2 * sensitivity)) for g in gaps)

    low, high = 0.0, 1.0
    while chance(high) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if chance(middle) >= t else (middle, high)
    return high
