# Caches by weight, records and strength and forgets epsilon.
_seen = {}


def density(weight, records, strength, epsilon):
    key = (weight, tuple(records), strength)
    if key in _seen:
        return _seen[key]
    n = len(records)
    shares = [1 / (1 + math.exp(r * weight)) for r in records]
    b = sum(r * s for r, s in zip(records, shares)) - n * strength * weight
    speed = n * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
    _seen[key] = epsilon / 4 * math.exp(-epsilon * abs(b) / 2) * speed
    return _seen[key]
