# Step by step.
def least_sigma(epsilon, delta, sensitivity):
    """Grow while it is too little, with steps that get finer."""
    sigma, step = sensitivity / 1000, 2.0

    def enough(s):
        half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta

    while step > 1 + 1e-9:
        while not enough(sigma * step):
            sigma *= step
        step = math.sqrt(step)
    return np.float64(sigma * step)
