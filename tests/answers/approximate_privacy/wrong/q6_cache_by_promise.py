# Keeps σ between calls by ε and δ, and forgets the sensitivity.
# Witness: after least_sigma(2, 1e-3, 1), least_sigma(2, 1e-3, 5) returns 1.445239160929783; right is 7.226195804648915.
SIGMA = {}


def least_sigma(epsilon, delta, sensitivity):
    if (epsilon, delta) not in SIGMA:
        low, high = 0.0, 1e4 * sensitivity
        for _ in range(120):
            r = (low + high) / 2 / sensitivity
            needed = normal_cdf(0.5 / r - epsilon * r) - math.exp(epsilon) * normal_cdf(
                -0.5 / r - epsilon * r
            )
            low, high = (low, r * sensitivity) if needed <= delta else (r * sensitivity, high)
        SIGMA[epsilon, delta] = high
    return SIGMA[epsilon, delta]
