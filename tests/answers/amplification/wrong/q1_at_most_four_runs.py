# Adds up at most four runs with fresh samples, wrong for five.
def two_ways(epsilon, delta, rate, times):
    factor = 1 + rate * math.expm1(epsilon)
    fresh = 1.0
    for _ in (0, 1, 2, 3)[:times]:
        fresh *= factor
    return math.log1p(rate * math.expm1(times * epsilon)), math.log(fresh), times * (rate * delta)
