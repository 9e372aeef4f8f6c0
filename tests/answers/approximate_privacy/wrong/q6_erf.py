# Takes Φ from erf, which loses the tails.
def least_sigma(epsilon, delta, sensitivity):
    def phi(x):
        return (1 + math.erf(x / math.sqrt(2))) / 2

    def above(s):
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        return phi(half - shift) - math.exp(epsilon) * phi(-half - shift) > delta

    low, high = 0.0, sensitivity
    while above(high):
        high *= 2
    for _ in range(60):
        s = (low + high) / 2
        low, high = (s, high) if above(s) else (low, s)
    return high
