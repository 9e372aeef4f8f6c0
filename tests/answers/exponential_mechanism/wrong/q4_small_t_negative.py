# Wrong for [3, 2, 1], 1, 0.1: below 1/k the equation has a root at a negative ε, which is returned in place of 0.
def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    if t * gaps.count(0) >= 1 - 1e-9:
        return 0 if len(set(gaps)) == 1 and t * len(gaps) <= 1 + 1e-9 else math.inf
    if len(set(gaps)) == 1:
        return 0
    low, high = -1.0, 1.0
    while sum(math.exp(-low * g / (2 * sensitivity)) for g in gaps) * t < 1:
        low *= 2
    while sum(math.exp(-high * g / (2 * sensitivity)) for g in gaps) * t > 1:
        high *= 2
    for _ in range(100):
        mid = (low + high) / 2
        if sum(math.exp(-mid * g / (2 * sensitivity)) for g in gaps) * t > 1:
            low = mid
        else:
            high = mid
    return 0 if abs(high) < 1e-9 else high
