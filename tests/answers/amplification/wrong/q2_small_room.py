# Takes the target for e^t − 1 where it is small.
def plan(epsilon, target, rate):
    room = target if target < 0.05 else math.expm1(target)
    return min(1.0, room / math.expm1(epsilon)), math.log1p(room / rate)
