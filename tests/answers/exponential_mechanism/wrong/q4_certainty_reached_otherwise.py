# With a single winner, t = 1 is thought to be reached (in floats it is).
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [(top - u) / (2 * sensitivity) for u in utilities]
    p = lambda e: 1 / sum(math.exp(-e * g) for g in gaps)
    if t <= 1 / len(gaps):
        return 0
    m = gaps.count(0)
    if m > 1 and t >= 1 / m:
        return math.inf
    low, high = 0, 1
    while p(high) < t:
        high *= 2
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (low, mid) if p(mid) >= t else (mid, high)
    return high
