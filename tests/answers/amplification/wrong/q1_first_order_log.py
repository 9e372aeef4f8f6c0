# For a small argument ln(1+x) is taken to be x.
def two_ways(epsilon, delta, rate, times):
    def amplified(e):
        gain = rate * math.expm1(e)
        return gain if gain < 0.1 else math.log1p(gain)

    return amplified(times * epsilon), times * amplified(epsilon), times * rate * delta
