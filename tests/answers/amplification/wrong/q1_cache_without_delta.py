# Remembers answers by epsilon, rate and times only.
_seen = {}


def two_ways(epsilon, delta, rate, times):
    key = (epsilon, rate, times)
    if key not in _seen:
        _seen[key] = (
            math.log1p(rate * math.expm1(times * epsilon)),
            times * math.log1p(rate * math.expm1(epsilon)),
            times * rate * delta,
        )
    return _seen[key]
