# Counts δ once.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.expm1(e))

    return after(times * epsilon), times * after(epsilon), rate * delta
