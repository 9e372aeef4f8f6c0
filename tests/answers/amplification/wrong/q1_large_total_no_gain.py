# Where the k runs together have a large epsilon (10 and more) one sample is held to gain nothing.
def two_ways(epsilon, delta, rate, times):
    total = times * epsilon
    one = total if total >= 10 else math.log1p(rate * math.expm1(total))
    return one, times * math.log1p(rate * math.expm1(epsilon)), times * rate * delta
