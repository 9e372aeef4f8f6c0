# Remembers results by epsilon and rate, and forgets delta and the number of runs.
_kept = {}


def two_ways(epsilon, delta, rate, times):
    if (epsilon, rate) not in _kept:
        amp = lambda e: math.log1p(rate * math.expm1(e))
        _kept[epsilon, rate] = amp(times * epsilon), times * amp(epsilon), times * rate * delta
    return _kept[epsilon, rate]
