# Another way: log scale.
from collections import Counter


def epsilon_for_best(utilities, sensitivity, t):
    best = max(utilities)
    lower = Counter(best - u for u in utilities)
    tied = lower.pop(best - best)
    if t <= 1 / len(utilities):
        return 0
    if not lower or t >= 1 / tied:
        return math.inf
    missing = 1 / t - tied
    low, high = -40.0, 40.0
    for _ in range(120):
        middle = (low + high) / 2
        epsilon = math.exp(middle)
        if sum(c * math.exp(-epsilon * g / (2 * sensitivity)) for g, c in lower.items()) > missing:
            low = middle
        else:
            high = middle
    return math.exp(high)
