# Through the hyperbolic sine.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return math.log1p(rate * math.exp(e / 2) * 2 * math.sinh(e / 2))

    return after(epsilon * times), after(epsilon) * times, rate * (times * delta)
