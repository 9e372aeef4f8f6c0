# Another way: in sigmas.
def _beyond(z):
    return math.erfc(z / math.sqrt(2)) / 2


def gaussian_delta(epsilon, sigma, sensitivity):
    start = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    under_other = _beyond((start - sensitivity) / sigma)
    under_one = _beyond(start / sigma)
    return np.float64(under_other - under_one * math.e**epsilon)
