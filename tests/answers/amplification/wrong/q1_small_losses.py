# Takes x for ln(1 + x) where x is below 1/10.
def two_ways(epsilon, delta, rate, times):
    def amp(e):
        x = rate * math.expm1(e)
        return x if x < 0.1 else math.log1p(x)
    return amp(times * epsilon), times * amp(epsilon), times * rate * delta
