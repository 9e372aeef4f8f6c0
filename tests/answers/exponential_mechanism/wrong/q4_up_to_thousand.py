# Never looks beyond an ε of a thousand.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    low, high = 0.0, 1000.0
    if 1 / sum(math.exp(-high * g / (2 * sensitivity)) for g in gaps) < t:
        return math.inf
    for _ in range(100):
        middle = (low + high) / 2
        if 1 / sum(math.exp(-middle * g / (2 * sensitivity)) for g in gaps) < t:
            low = middle
        else:
            high = middle
    return high
