# Tilt and speed are remembered by weight and records only. Input: 1.0, [0.5], 0.25, 1.0, then the same with 0.5 in place of 0.25.
_seen = {}


def density(weight, records, strength, epsilon):
    key = (weight, *records)
    if key not in _seen:
        shares = [1 / (1 + math.exp(r * weight)) for r in records]
        tilt = sum(r * s for r, s in zip(records, shares)) - len(records) * strength * weight
        speed = len(records) * strength + sum(r * r * s * (1 - s) for r, s in zip(records, shares))
        _seen[key] = tilt, speed
    tilt, speed = _seen[key]
    return epsilon / 4 * math.exp(-epsilon * abs(tilt) / 2) * speed
