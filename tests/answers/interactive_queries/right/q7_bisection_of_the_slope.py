# By bisection of the slope.
def best_split(weights, sensitivities, total):
    # slope 4 c / ε³ the same number m for all; m found by bisection on its logarithm
    c = [w * d * d for w, d in zip(weights, sensitivities)]
    low, high = -60.0, 60.0
    for _ in range(300):
        middle = (low + high) / 2
        if sum((4 * v / math.exp(middle)) ** (1 / 3) for v in c) > total:
            low = middle
        else:
            high = middle
    return [(4 * v / math.exp(low)) ** (1 / 3) for v in c]
