# The rate is made a whole number of thousandths first: rate 0.0005 more than 1/8 is lost.
def two_ways(epsilon, delta, rate, times):
    rate = round(rate * 1000) / 1000
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    return one, fresh, times * rate * delta
