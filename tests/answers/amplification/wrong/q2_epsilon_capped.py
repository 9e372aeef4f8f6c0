# Gives no ε above 10.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1.0, room / math.expm1(epsilon)), min(10.0, math.log1p(room / rate))
