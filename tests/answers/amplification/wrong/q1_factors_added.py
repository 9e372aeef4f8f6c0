# Adds up factors in one sample.
def two_ways(epsilon, delta, rate, times):
    return (
        math.log1p(rate * times * math.expm1(epsilon)),
        times * math.log1p(rate * math.expm1(epsilon)),
        times * rate * delta,
    )
