# Results are remembered by sigma, records and epsilon, without delta. Input: 100.0, 1, 1.0 with 1e-6, then with 1e-3.
_known = {}


def most_labels(sigma, records, epsilon, delta):
    key = (sigma, records, epsilon)
    if key not in _known:
        logarithm = math.log(1 / delta)
        rho = (math.sqrt(logarithm + epsilon) - math.sqrt(logarithm)) ** 2
        _known[key] = math.floor(rho * sigma**2 / records**2)
    return _known[key]
