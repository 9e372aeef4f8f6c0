# With erfc itself, in numpy numbers.
def gaussian_delta(epsilon, sigma, sensitivity):
    mu = sensitivity / sigma
    a = (epsilon / mu - mu / 2) / math.sqrt(2)
    b = (epsilon / mu + mu / 2) / math.sqrt(2)
    return np.float64(0.5) * (math.erfc(a) - math.exp(epsilon) * math.erfc(b))
