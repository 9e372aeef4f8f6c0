# Never lets the second ε be more than the first.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    best = min(1.0, room / math.expm1(epsilon))
    return best, math.log1p(room / rate) if best < 1 else max(epsilon, target)
