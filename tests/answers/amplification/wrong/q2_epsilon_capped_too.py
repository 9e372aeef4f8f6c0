# The second number is held to 10, the end of the range of the argument: target 10, rate 1/2.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1, room / math.expm1(epsilon)), min(10, math.log1p(room / rate))
