# By halving for the second.
def plan(epsilon, target, rate):
    def sampled(e, g):
        return math.log1p(g * math.expm1(e))

    low, high = 0.0, 1.0
    if sampled(epsilon, 1.0) > target:
        for _ in range(200):
            g = (low + high) / 2
            low, high = (g, high) if sampled(epsilon, g) <= target else (low, g)
    first = high
    low, high = 0.0, target / rate + 1
    for _ in range(200):
        e = (low + high) / 2
        low, high = (e, high) if sampled(e, rate) <= target else (low, e)
    return first, high
