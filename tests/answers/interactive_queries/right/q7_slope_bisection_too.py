# Slope bisection.
def best_split(weights, sensitivities, total):
    def split(slope):
        return [(4 * w * d**2 / slope) ** (1 / 3) for w, d in zip(weights, sensitivities)]

    low, high = 1e-12, 1e15
    for _ in range(400):
        slope = math.sqrt(low * high)
        if sum(split(slope)) > total:
            low = slope
        else:
            high = slope
    return split(math.sqrt(low * high))
