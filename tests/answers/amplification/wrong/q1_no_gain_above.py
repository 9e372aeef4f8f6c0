# Epsilon above 5: "no gain there", but every ε gains by the same rule.
def two_ways(epsilon, delta, rate, times):
    one = math.log1p(rate * math.expm1(times * epsilon))
    fresh = times * math.log1p(rate * math.expm1(epsilon))
    if epsilon > 5:
        fresh = times * epsilon
    return one, fresh, times * rate * delta
