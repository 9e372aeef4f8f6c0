# Takes t = 1/k for more than the start.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    if t < 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1.0
    while 1 / sum(math.exp(-high * g) for g in gaps) < t:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (
            (middle, high) if 1 / sum(math.exp(-middle * g) for g in gaps) < t else (low, middle)
        )
    return 2 * sensitivity * high
