# Forgets ties at the limit: one best candidate is taken for granted.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [top - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1.0
    while 1 / sum(math.exp(-high * g) for g in set(gaps)) < t:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        if 1 / sum(math.exp(-middle * g) for g in set(gaps)) < t:
            low = middle
        else:
            high = middle
    return 2 * sensitivity * high
