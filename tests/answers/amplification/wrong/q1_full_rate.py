# At a rate above 0.95 everybody is taken to take part.
def two_ways(epsilon, delta, rate, times):
    """The ε of so many answers from one sample, that from fresh samples, and the δ of both."""
    rate = 1 if rate > 0.95 else rate
    one = math.log1p(rate * math.expm1(times * epsilon))
    return one, times * math.log1p(rate * math.expm1(epsilon)), times * rate * delta
