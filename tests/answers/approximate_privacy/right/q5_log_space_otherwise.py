# Scipy in log space.
def gaussian_delta(epsilon, sigma, sensitivity):
    from scipy.special import log_ndtr

    epsilon, sigma, sensitivity = float(epsilon), float(sigma), float(sensitivity)
    h = sensitivity / sigma
    a, b = log_ndtr(h / 2 - epsilon / h), epsilon + log_ndtr(-h / 2 - epsilon / h)
    return -math.exp(a) * math.expm1(b - a)
