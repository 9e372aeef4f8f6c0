# Uses advanced composition for the fresh samples from five runs on.
def two_ways(epsilon, delta, rate, times):
    pass
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    if times >= 5 and delta > 0:
        e = fresh / times
        fresh = math.sqrt(2 * times * math.log(1 / delta)) * e + times * e * math.expm1(e)
    return one, fresh, times * rate * delta
