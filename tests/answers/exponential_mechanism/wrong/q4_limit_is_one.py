# Believes that the best always wins in the end: with ties the search never ends well.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = [max(utilities) - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0.0
    if t >= 1:
        return math.inf
    low, high = 0.0, 1e6
    for _ in range(100):
        middle = (low + high) / 2
        reached = 1 / sum(math.exp(-middle * g / (2 * sensitivity)) for g in gaps) >= t
        low, high = (low, middle) if reached else (middle, high)
    return high
