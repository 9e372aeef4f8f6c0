# Delta is joined as 1 - (1 - rate*delta)^k instead of added up.
def two_ways(epsilon, delta, rate, times):
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    return one, fresh, 1 - (1 - rate * delta) ** times
