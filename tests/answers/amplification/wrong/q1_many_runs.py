# More than ten runs by fresh samples: the root of the number is taken, but ε adds up.
def two_ways(epsilon, delta, rate, times):
    one = math.log1p(rate * math.expm1(times * epsilon))
    each = math.log1p(rate * math.expm1(epsilon))
    fresh = times * each if times <= 10 else math.sqrt(10 * times) * each
    return one, fresh, times * rate * delta
