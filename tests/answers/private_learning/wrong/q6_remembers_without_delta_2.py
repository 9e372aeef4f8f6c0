# Results are remembered without delta. Input: 100, 1, 1, 1e-6 and then 100, 1, 1, 1e-2.
_bills = {}


def most_labels(sigma, records, epsilon, delta):
    key = (sigma, records, epsilon)
    if key not in _bills:
        log = math.log(1 / delta)
        rho = (math.sqrt(log + epsilon) - math.sqrt(log)) ** 2
        _bills[key] = int(rho * (sigma / records) ** 2)
    return _bills[key]
