# Epsilon 10 and target 1/100: the rate is below 1/1000, and is not kept.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1, max(0.001, room / math.expm1(epsilon))), math.log1p(room / rate)
