# Ten decimals are not an error of 1e-9 of the size where the value is small.
def two_ways(epsilon, delta, rate, times):
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    return tuple(round(v, 10) for v in (one, fresh, times * rate * delta))
