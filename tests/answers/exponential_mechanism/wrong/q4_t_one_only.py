# Says infinity at t = 1 and wherever the two best are tied.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = sorted(max(utilities) - u for u in utilities)
    if t <= 1 / len(gaps):
        return 0
    if t == 1 or gaps[1] == 0 and t >= 0.5:
        return math.inf
    low, high = 0.0, 1e8
    for _ in range(200):
        middle = (low + high) / 2
        if 1 / sum(math.exp(-middle * g / (2 * sensitivity)) for g in gaps) < t:
            low = middle
        else:
            high = middle
    return high
