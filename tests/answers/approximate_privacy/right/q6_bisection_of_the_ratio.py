# Halves in the ratio Δ/σ instead, on a logarithmic scale.
def least_sigma(epsilon, delta, sensitivity):
    def loss(log_mu):
        mu = math.exp(log_mu)
        return normal_cdf(mu / 2 - epsilon / mu) - math.exp(epsilon) * normal_cdf(-mu / 2 - epsilon / mu)

    low, high = -20.0, 10.0
    for _ in range(80):
        middle = (low + high) / 2
        if loss(middle) > delta:
            high = middle
        else:
            low = middle
    return sensitivity / math.exp(low)
