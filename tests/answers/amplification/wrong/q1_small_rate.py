# Takes the rate times ε where the rate is small.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return rate * e if rate < 0.05 else math.log1p(rate * math.expm1(e))

    return after(times * epsilon), times * after(epsilon), times * rate * delta
