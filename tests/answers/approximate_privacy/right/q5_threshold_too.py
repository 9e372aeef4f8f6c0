# Another way: threshold.
def gaussian_delta(epsilon, sigma, sensitivity):
    t = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    root = sigma * math.sqrt(2)
    under_other = math.erfc((t - sensitivity) / root) / 2
    under_one = math.erfc(t / root) / 2
    return np.float64(under_other - math.exp(epsilon) * under_one)
