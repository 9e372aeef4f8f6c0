# Another way: expm1.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1.0, room / math.expm1(epsilon)), math.log1p(room / rate)
