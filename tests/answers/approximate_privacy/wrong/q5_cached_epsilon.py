# Remembers the profile by epsilon and forgets sigma and sensitivity.
_profile = {}

def gaussian_delta(epsilon, sigma, sensitivity):
    if epsilon not in _profile:
        half, shift = sensitivity / (2 * sigma), epsilon * sigma / sensitivity
        _profile[epsilon] = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift)
    return _profile[epsilon]
