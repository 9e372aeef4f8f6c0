# Times * epsilon a little above 5 and a small rate: the 1 - γ is dropped where it still counts.
def two_ways(epsilon, delta, rate, times):
    def loss(e):
        return e + math.log(rate) if e > 5 and rate < 1 else math.log1p(rate * math.expm1(e))

    return loss(times * epsilon), times * loss(epsilon), times * rate * delta
