# The list of the caller is sorted, although the arguments must stay as they are, as for [1, 3, 2].
def epsilon_for_best(utilities, sensitivity, t):
    utilities.sort(reverse=True)
    gaps = [(utilities[0] - u) / (2 * sensitivity) for u in utilities]
    if t <= 1 / len(gaps):
        return 0
    if t >= 1 / gaps.count(0):
        return math.inf

    def enough(epsilon):
        return t * sum(math.exp(-epsilon * g) for g in gaps) <= 1

    low, high = 0.0, 1.0
    while not enough(high):
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high
