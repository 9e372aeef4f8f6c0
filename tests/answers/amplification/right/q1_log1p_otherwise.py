# Here log1p and expm1.
def two_ways(epsilon, delta, rate, times):
    amp = lambda e: math.log1p(rate * math.expm1(e))
    return amp(times * epsilon), times * amp(epsilon), times * rate * delta
