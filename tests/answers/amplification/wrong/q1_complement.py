# Takes γ for its complement.
def two_ways(epsilon, delta, rate, times):
    rate = 1 - rate

    def after(e):
        return math.log1p(rate * math.expm1(e))

    return after(times * epsilon), times * after(epsilon), times * rate * delta
