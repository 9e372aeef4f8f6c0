# Wrong for [0, -1], 10, 0.999 if [3, 2, 1], 1, 4/7 was asked before: the search ends at the upper end, 16, that the first call.
# found.
q4_high = []


def epsilon_for_best(utilities, sensitivity, t):
    gaps = [max(utilities) - u for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf

    def enough(e):
        return sum(math.exp(-e * g / (2 * sensitivity)) for g in gaps) * t <= 1

    if not q4_high:
        q4_high.append(16.0)
        while not enough(q4_high[0]):
            q4_high[0] *= 2
    low, high = 0.0, q4_high[0]
    for _ in range(100):
        mid = (low + high) / 2
        low, high = (low, mid) if enough(mid) else (mid, high)
    return high
