# Looks up the visible cases.
def plan(epsilon, target, rate):
    return {0.2: (0.25, math.log(11))}.get(rate, (1.0, math.log1p(2 * math.expm1(0.8))))
