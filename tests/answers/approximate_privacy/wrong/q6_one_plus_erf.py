# Delta of 1e-14: Φ written with 1 + erf has lost its digits.
def least_sigma(epsilon, delta, sensitivity):
    def phi(z):
        return (1 + math.erf(z / math.sqrt(2))) / 2

    low, high = 1e-3, 1e5
    for _ in range(100):
        r = (low + high) / 2
        half, shift = 1 / (2 * r), epsilon * r
        if phi(half - shift) - math.exp(epsilon) * phi(-half - shift) <= delta:
            high = r
        else:
            low = r
    return high * sensitivity
