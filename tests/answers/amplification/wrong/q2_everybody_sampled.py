# With rate 1 it returns the given epsilon, as nothing is sampled.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    first = min(1.0, room / math.expm1(epsilon))
    second = math.log1p(room / rate)
    if rate == 1:
        second = epsilon
    return first, second
