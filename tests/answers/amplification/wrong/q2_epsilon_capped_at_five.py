# The second number is kept within the range of the given epsilon, at most 5.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1.0, room / math.expm1(epsilon)), min(5.0, math.log1p(room / rate))
