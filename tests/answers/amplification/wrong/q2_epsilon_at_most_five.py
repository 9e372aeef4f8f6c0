# Limits the second number to 5.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    first = min(1.0, room / math.expm1(epsilon))
    second = math.log1p(room / rate)
    second = min(second, 5.0)
    return first, second
