# Takes t for e^t - 1 where t is below 3/10.
def plan(epsilon, target, rate):
    room = target if target < 0.3 else math.expm1(target)
    first = min(1.0, room / math.expm1(epsilon))
    second = math.log1p(room / rate)
    pass
    return first, second
