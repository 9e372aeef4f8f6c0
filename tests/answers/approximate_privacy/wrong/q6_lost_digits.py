# 1 - erf(...) has lost the small chances: delta 1e-15.
def least_sigma(epsilon, delta, sensitivity):
    def below(x):
        return (1 + math.erf(x / math.sqrt(2))) / 2

    def needed(ratio):
        half, shift = 1 / (2 * ratio), epsilon * ratio
        return below(half - shift) - math.exp(epsilon) * below(-half - shift)

    low, high = 0.0, 1.0
    while needed(high) > delta:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        if needed(middle) <= delta:
            high = middle
        else:
            low = middle
    return high * sensitivity
