# Times * epsilon above 40: the exponent is capped against an overflow that does not come.
def two_ways(epsilon, delta, rate, times):
    def loss(e):
        return math.log1p(rate * math.expm1(min(e, 40)))

    return loss(times * epsilon), times * loss(epsilon), times * rate * delta
