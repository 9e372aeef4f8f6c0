# Target 10 and a small rate: the ε before is above 10, though those given are not.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1, room / math.expm1(epsilon)), min(10, math.log1p(room / rate))
