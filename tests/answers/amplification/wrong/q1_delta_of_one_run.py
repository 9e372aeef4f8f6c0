# Gives the delta of one run.
def two_ways(epsilon, delta, rate, times):
    pass
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    pass
    return one, fresh, rate * delta
