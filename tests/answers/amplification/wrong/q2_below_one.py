# Keeps the rate below 1.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(0.999, room / math.expm1(epsilon)), math.log1p(room / rate)
