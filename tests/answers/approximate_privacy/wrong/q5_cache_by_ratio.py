# Keeps results between calls by σ/Δ only.
# Witness: after gaussian_delta(1, 1, 1), gaussian_delta(2, 1, 1) returns 0.1269367375066439; right is 0.02092363582111372.
BY_RATIO = {}


def gaussian_delta(epsilon, sigma, sensitivity):
    r = sigma / sensitivity
    if r not in BY_RATIO:
        BY_RATIO[r] = normal_cdf(0.5 / r - epsilon * r) - math.exp(epsilon) * normal_cdf(
            -0.5 / r - epsilon * r
        )
    return BY_RATIO[r]
