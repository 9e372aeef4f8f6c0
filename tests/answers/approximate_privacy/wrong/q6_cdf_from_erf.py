# Wrong for large epsilon and tiny delta: Phi from 1 + erf has an error of 1e-16, times e^10 it is more than delta.
def least_sigma(epsilon, delta, sensitivity):
    def phi(x):
        return (1 + math.erf(x / math.sqrt(2))) / 2

    def enough(sigma):
        half, shift = 1 / (2 * sigma), epsilon * sigma
        return phi(half - shift) - math.exp(epsilon) * phi(-half - shift) <= delta

    low, high = 1e-3, 1.0
    while not enough(high):
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high * sensitivity
