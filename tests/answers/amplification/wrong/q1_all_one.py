# Takes one sample for all runs both times.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.expm1(e))

    return after(times * epsilon), after(times * epsilon), times * rate * delta
