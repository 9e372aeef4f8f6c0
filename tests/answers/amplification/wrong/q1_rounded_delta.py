# Rounds δ to six places.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.expm1(e))

    return after(times * epsilon), times * after(epsilon), round(times * rate * delta, 6)
