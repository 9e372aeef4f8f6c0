# Forgets to add up.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.expm1(e))

    return after(epsilon), after(epsilon), rate * delta
