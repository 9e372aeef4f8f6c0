# Takes the other order of the neighbours where more than half are sampled.
def two_ways(epsilon, delta, rate, times):
    def amp(e):
        if rate > 0.5:
            return -math.log1p(rate * math.expm1(-e))
        return math.log1p(rate * math.expm1(e))
    return amp(times * epsilon), times * amp(epsilon), times * rate * delta
