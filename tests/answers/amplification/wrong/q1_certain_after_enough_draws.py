# With k times the rate at least 1, everybody is thought to be surely in some fresh sample, so fresh sampling gains nothing.
def two_ways(epsilon, delta, rate, times):
    one = math.log1p(rate * math.expm1(times * epsilon))
    if times * rate >= 1:
        fresh = times * epsilon
    else:
        fresh = times * math.log1p(rate * math.expm1(epsilon))
    return [one, fresh, times * rate * delta]
