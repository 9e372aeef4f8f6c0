# Wrong for a large target and a small rate: Newton from the target stops after eight steps.
def plan(epsilon, target, rate):
    first = min(1.0, math.expm1(target) / math.expm1(epsilon))
    e = target
    for _ in range(8):
        value = 1 + rate * (math.exp(e) - 1)
        e -= (value - math.exp(target)) / (rate * math.exp(e))
    return first, e
