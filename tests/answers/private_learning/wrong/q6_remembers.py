# Remembers the number by sigma and records only.
_kept = {}


def most_labels(sigma, records, epsilon, delta):
    if (sigma, records) not in _kept:
        L = math.log(1 / delta)
        _kept[sigma, records] = math.floor((math.sqrt(L + epsilon) - math.sqrt(L)) ** 2 * sigma**2 / records**2)
    return _kept[sigma, records]
