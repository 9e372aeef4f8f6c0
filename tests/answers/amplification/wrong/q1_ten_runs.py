# From nine runs on one less is counted for δ.
def two_ways(epsilon, delta, rate, times):
    """The ε of so many answers from one sample, that from fresh samples, and the δ of both."""
    one = math.log1p(rate * math.expm1(times * epsilon))
    return one, times * math.log1p(rate * math.expm1(epsilon)), min(times, 9) * rate * delta
