# With the standard library's normal distribution.
def gaussian_delta(epsilon, sigma, sensitivity):
    from statistics import NormalDist

    near, far = NormalDist(sensitivity, sigma), NormalDist(0, sigma)
    start = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    return far.cdf(-start) * -math.exp(epsilon) + NormalDist().cdf((near.mean - start) / sigma)
