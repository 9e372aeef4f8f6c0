# Multiplies δ by e^ε too.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.expm1(e))

    return after(times * epsilon), times * after(epsilon), times * rate * delta * math.exp(epsilon)
