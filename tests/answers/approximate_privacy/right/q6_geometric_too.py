# Another way: geometric.
def profile(mu, epsilon):
    a, b = mu / 2 - epsilon / mu, -mu / 2 - epsilon / mu
    return (math.erfc(-a / math.sqrt(2)) - math.exp(epsilon) * math.erfc(-b / math.sqrt(2))) / 2


def least_sigma(epsilon, delta, sensitivity):
    low, high = 1e-6, 1e3  # sensitivity / sigma: the larger, the less private
    while high / low > 1 + 1e-12:
        middle = math.sqrt(low * high)
        if profile(middle, epsilon) > delta:
            high = middle
        else:
            low = middle
    return np.float64(sensitivity) / low
