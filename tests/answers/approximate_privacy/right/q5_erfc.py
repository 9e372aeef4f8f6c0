# Complementary error functions.
def gaussian_delta(epsilon, sigma, sensitivity):
    mu = sensitivity / sigma
    near, far = (epsilon / mu - mu / 2) / math.sqrt(2), (epsilon / mu + mu / 2) / math.sqrt(2)
    return np.float64((math.erfc(near) - math.exp(epsilon) * math.erfc(far)) / 2)
