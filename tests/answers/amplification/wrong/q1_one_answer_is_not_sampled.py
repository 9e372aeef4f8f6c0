# Wrong for times = 1: returns the mechanism's own epsilon, "nothing comes together, so nothing to compute".
def two_ways(epsilon, delta, rate, times):
    if times == 1:
        return epsilon, epsilon, rate * delta
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    return one, fresh, times * rate * delta
