# The tilt and its speed are remembered by weight and records alone. Input: 1, [1], 1/4, 1 and then 1, [1], 1/2, 1.
_seen = {}


def density(weight, records, strength, epsilon):
    key = weight, tuple(records)
    if key not in _seen:
        n = len(records)
        s = [1 / (1 + math.exp(r * weight)) for r in records]
        tilt = sum(r * p for r, p in zip(records, s)) - n * strength * weight
        _seen[key] = tilt, n * strength + sum(r * r * p * (1 - p) for r, p in zip(records, s))
    tilt, speed = _seen[key]
    return epsilon / 4 * math.exp(-epsilon / 2 * abs(tilt)) * speed
