# Takes a standard deviation below 1 for 1, wrong for σ = 0.5.
def gaussian_delta(epsilon, sigma, sensitivity):
    sigma = np.clip(sigma, 1, 10)
    mu = sensitivity / sigma
    return float(normal_cdf(mu / 2 - epsilon / mu) - np.exp(epsilon) * normal_cdf(-mu / 2 - epsilon / mu))
