# Takes ε for e^ε − 1.
def two_ways(epsilon, delta, rate, times):
    return (
        math.log1p(rate * times * epsilon),
        times * math.log1p(rate * epsilon),
        times * rate * delta,
    )
