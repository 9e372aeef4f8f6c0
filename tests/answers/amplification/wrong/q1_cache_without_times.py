# Results are kept between calls under epsilon and rate only, so other times or delta get the old answer.
_known = {}


def two_ways(epsilon, delta, rate, times):
    key = (epsilon, rate)
    if key not in _known:
        _known[key] = (
            math.log1p(rate * math.expm1(times * epsilon)),
            times * math.log1p(rate * math.expm1(epsilon)),
            times * rate * delta,
        )
    return _known[key]
