# Never returns 0, though any candidate has 1/k from the start.
def epsilon_for_best(utilities, sensitivity, t):

    gaps = sorted(max(utilities) - u for u in utilities)
    if t >= 1 / gaps.count(0):
        return math.inf
    low, high = -1e4, 1e4
    for _ in range(200):
        middle = (low + high) / 2
        with np.errstate(over="ignore"):
            odds = np.exp(-middle * np.array(gaps, dtype=float) / (2 * sensitivity)).sum()
        low, high = (low, middle) if odds <= 1 / t else (middle, high)
    return high
