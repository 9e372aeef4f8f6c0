# Five Newton steps from 0, which is not enough where gaps are of very different size.
def epsilon_for_best(utilities, sensitivity, t):
    top = max(utilities)
    gaps = [float(top - u) / (2 * float(sensitivity)) for u in utilities]
    m = gaps.count(0)
    if t * len(gaps) < 1.0005:
        return 0
    if t * m > 1 - 1e-10:
        return math.inf
    rest = [g for g in gaps if g > 0]
    epsilon = 0.0
    for _ in range(5):
        weights = [math.exp(-epsilon * g) for g in rest]
        total = sum(weights)
        slope = sum(w * g for w, g in zip(weights, rest)) / total
        epsilon += (math.log(total) - math.log(1 / t - m)) / slope
    return epsilon
