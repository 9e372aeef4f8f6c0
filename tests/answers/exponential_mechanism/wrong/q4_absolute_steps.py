# Searches to nine decimals, which is too coarse for a small ε.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = 0.0, 1.0
    while 1 / sum(math.exp(-high * g / (2 * sensitivity)) for g in gaps) < t:
        high *= 2
    while high - low > 1e-9:
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if 1 / sum(math.exp(-middle * g / (2 * sensitivity)) for g in gaps) < t:
            low = middle
        else:
            high = middle
    return round(high, 9)
