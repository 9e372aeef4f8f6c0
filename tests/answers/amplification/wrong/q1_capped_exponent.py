# An "overflow guard" at 100, but times * epsilon may be 500 (math.exp has room to 709).
def two_ways(epsilon, delta, rate, times):
    one = math.log1p(rate * math.expm1(min(times * epsilon, 100)))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    return one, fresh, times * rate * delta
