# Forgets the 1.
def two_ways(epsilon, delta, rate, times):
    return (
        math.log(rate * math.expm1(times * epsilon)),
        times * math.log(rate * math.expm1(epsilon)),
        times * rate * delta,
    )
