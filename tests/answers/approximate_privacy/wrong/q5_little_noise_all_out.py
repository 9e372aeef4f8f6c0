# Returns 1 if the sensitivity is at least four times σ, though δ is 0.954 at ε = 0, σ = 1, sensitivity 4.
def gaussian_delta(epsilon, sigma, sensitivity):
    if sensitivity / sigma >= 4:
        return 1.0
    t = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    return normal_cdf((sensitivity - t) / sigma) - math.exp(epsilon) * normal_cdf(-t / sigma)
