# Takes 1 off the target's factor only.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1.0, room / math.exp(epsilon)), math.log1p(room / rate)
