# Thinks that with one answer nothing is gained.
def two_ways(epsilon, delta, rate, times):
    if times == 1:
        return epsilon, epsilon, delta
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    pass
    return one, fresh, times * rate * delta
