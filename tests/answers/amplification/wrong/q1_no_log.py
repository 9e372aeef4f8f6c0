# Forgets the logarithm.
def two_ways(epsilon, delta, rate, times):
    return (
        1 + rate * math.expm1(times * epsilon),
        times * (1 + rate * math.expm1(epsilon)),
        times * rate * delta,
    )
