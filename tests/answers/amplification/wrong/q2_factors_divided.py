# Divides the two factors.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1.0, math.exp(target - epsilon)), math.log1p(room / rate)
