# Exchanges the two ways.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.expm1(e))

    return times * after(epsilon), after(times * epsilon), times * rate * delta
