# Wrong for many small losses the advanced theorem's smaller epsilon is returned without its.
def two_ways(epsilon, delta, rate, times):
    one = math.log1p(rate * math.expm1(times * epsilon))
    step = math.log1p(rate * math.expm1(epsilon))
    slack = 1e-9
    advanced = math.sqrt(2 * times * math.log(1 / slack)) * step + times * step * math.expm1(step)
    return one, min(times * step, advanced), times * rate * delta
