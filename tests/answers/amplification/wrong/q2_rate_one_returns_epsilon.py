# With rate 1 sampling changes nothing, and so the given epsilon is handed back instead of the target.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    first = min(1, room / math.expm1(epsilon))
    if rate == 1:
        return first, epsilon
    return first, math.log1p(room / rate)
