# Wrong for small results: rounded to ten decimals, a relative error of 1e-8 where epsilon is 0.001.
def two_ways(epsilon, delta, rate, times):
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    return round(one, 10), round(fresh, 10), round(times * rate * delta, 10)
