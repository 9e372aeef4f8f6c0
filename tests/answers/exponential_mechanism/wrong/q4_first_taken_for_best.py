# Wrong for [1, 3, 2], 1, 1/2: the gaps are counted from the first candidate, as if the list were sorted.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [utilities[0] - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1.0
    for _ in range(12):
        high *= 2 if sum(math.exp(-high * g / (2 * sensitivity)) for g in gaps) > 1 / t else 1
    for _ in range(100):
        mid = (low + high) / 2
        if sum(math.exp(-mid * g / (2 * sensitivity)) for g in gaps) > 1 / t:
            low = mid
        else:
            high = mid
    return high
