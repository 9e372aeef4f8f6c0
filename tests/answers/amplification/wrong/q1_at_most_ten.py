# Never goes beyond ε = 10.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.expm1(e))

    return after(min(10, times * epsilon)), times * after(epsilon), times * rate * delta
