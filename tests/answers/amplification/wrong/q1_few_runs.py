# Adds up ten runs at most.
def two_ways(epsilon, delta, rate, times):
    times = min(times, 10)

    def after(e):
        return math.log1p(rate * math.expm1(e))

    return after(times * epsilon), times * after(epsilon), times * rate * delta
