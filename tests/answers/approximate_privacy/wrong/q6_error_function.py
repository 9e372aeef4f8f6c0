# Computes Φ from erf, which loses the small tails, as for ε = 10 and δ = 1e-12.
def least_sigma(epsilon, delta, sensitivity):
    def phi(x):
        return (1 + math.erf(x / math.sqrt(2))) / 2

    low, high = 0.0, 1.0
    excess = lambda s: phi(1 / (2 * s) - epsilon * s) - math.exp(epsilon) * phi(-1 / (2 * s) - epsilon * s)
    while excess(high) > delta:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        if excess(middle) > delta:
            low = middle
        else:
            high = middle
    return high * sensitivity
