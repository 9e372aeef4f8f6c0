# Samples fresh with the rate of being in all samples.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.expm1(e))

    return (
        after(times * epsilon),
        math.log1p(rate**times * math.expm1(times * epsilon)),
        times * rate * delta,
    )
