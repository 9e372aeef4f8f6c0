# Takes a sample of its own for each run both times.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.expm1(e))

    return times * after(epsilon), times * after(epsilon), times * rate * delta
