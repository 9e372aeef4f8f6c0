# Wrong where times * epsilon is above 20: it is cut there "against overflow".
def two_ways(epsilon, delta, rate, times):
    together = min(times * epsilon, 20)
    one = math.log1p(rate * math.expm1(together))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    return one, fresh, times * rate * delta
