# Searches for μ = Δ/σ, from below.
def least_sigma(epsilon, delta, sensitivity):
    mu, step = 0.0, 64.0
    while step > 1e-12:
        new = mu + step
        if (
            normal_cdf(new / 2 - epsilon / new)
            - math.exp(epsilon) * normal_cdf(-new / 2 - epsilon / new)
            <= delta
        ):
            mu = new
        step /= 2
    return sensitivity / mu
