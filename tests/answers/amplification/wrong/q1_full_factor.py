# Takes 1 + γc.
def two_ways(epsilon, delta, rate, times):
    return (
        math.log1p(rate * math.exp(times * epsilon)),
        times * math.log1p(rate * math.exp(epsilon)),
        times * rate * delta,
    )
