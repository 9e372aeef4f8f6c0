# Wrong where epsilon is more than this rate allows: the second is never less than the epsilon given.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    first = min(1.0, room / math.expm1(epsilon))
    return first, max(epsilon, math.log1p(room / rate))
