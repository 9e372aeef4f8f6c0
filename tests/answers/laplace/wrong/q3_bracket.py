# The size is searched between 0 and 4 scales only.
def promise(sensitivity, epsilon, chance):
    s = sensitivity / epsilon
    low, high = 0.0, 4 * s
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (mid, high) if 1 - math.exp(-mid / s) < chance else (low, mid)
    return s, math.sqrt(2) * s, high
