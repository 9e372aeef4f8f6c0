# Never samples fewer than one in a hundred.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return max(0.01, min(1.0, room / math.expm1(epsilon))), math.log1p(room / rate)
