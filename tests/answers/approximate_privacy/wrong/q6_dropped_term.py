# Wrong for a small delta the term with e^eps is left out, which asks for too much noise.
def least_sigma(epsilon, delta, sensitivity):
    def needed(ratio):
        half, shift = 1 / (2 * ratio), epsilon * ratio
        second = math.exp(epsilon) * normal_cdf(-half - shift) if delta > 1e-7 else 0
        return normal_cdf(half - shift) - second

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
