# Through μ = Δ/σ.
def gaussian_delta(epsilon, sigma, sensitivity):
    mu = sensitivity / sigma
    return normal_cdf(mu / 2 - epsilon / mu) - math.exp(epsilon) * normal_cdf(
        -mu / 2 - epsilon / mu
    )
