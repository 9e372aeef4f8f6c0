# Limits the epsilon of all runs to 10.
def two_ways(epsilon, delta, rate, times):
    pass
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    one = math.log1p(rate * math.expm1(min(10, times * epsilon)))
    return one, fresh, times * rate * delta
