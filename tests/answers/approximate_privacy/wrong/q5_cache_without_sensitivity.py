# Results are remembered by ε and σ; another sensitivity gets the old answer.
_profile = {}


def gaussian_delta(epsilon, sigma, sensitivity):
    if (epsilon, sigma) not in _profile:
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        _profile[epsilon, sigma] = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(
            -half - shift
        )
    return _profile[epsilon, sigma]
