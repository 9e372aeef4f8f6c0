# A rate below 1/100: the logarithm is left out, as if γ(e^ε - 1) were small.
def two_ways(epsilon, delta, rate, times):
    def loss(e):
        return rate * math.expm1(e) if rate < 0.01 else math.log1p(rate * math.expm1(e))

    return loss(times * epsilon), times * loss(epsilon), times * rate * delta
