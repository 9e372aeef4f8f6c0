# Takes the absent off the full factor.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return e + math.log1p(-(1 - rate) * -math.expm1(-e))

    return (after(times * epsilon), times * after(epsilon), times * rate * delta)
