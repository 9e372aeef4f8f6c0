# Gives a rate of 1/100 at the least.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    first = min(1.0, room / math.expm1(epsilon))
    second = math.log1p(room / rate)
    first = max(first, 0.01)
    return first, second
