# Small epsilon and rate: the result is about 1e-5, and ten decimal places are too few digits.
def two_ways(epsilon, delta, rate, times):
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    return round(one, 10), round(fresh, 10), times * rate * delta
