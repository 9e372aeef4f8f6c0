# Finds the slope by bisection.
def best_split(weights, sensitivities, total):
    def split(slope):
        return [(4 * w * d * d / slope) ** (1 / 3) for w, d in zip(weights, sensitivities)]

    low, high = 1e-9, 1e15
    for _ in range(200):
        middle = math.sqrt(low * high)
        if sum(split(middle)) > total:
            low = middle
        else:
            high = middle
    return split(high)
