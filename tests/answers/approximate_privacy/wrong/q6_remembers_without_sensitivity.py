# Wrong when called twice: the search is remembered by (epsilon, delta), with the sensitivity left in.
found = {}


def least_sigma(epsilon, delta, sensitivity):
    if (epsilon, delta) not in found:
        low, high = 0.0, 1000 * sensitivity
        for _ in range(90):
            s = (low + high) / 2
            half, shift = sensitivity / (2 * s), epsilon * s / sensitivity
            much = normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) > delta
            low, high = (s, high) if much else (low, s)
        found[epsilon, delta] = high
    return found[epsilon, delta]
