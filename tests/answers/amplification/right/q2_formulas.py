# Another way: formulas.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1, room / math.expm1(epsilon)), math.log1p(room / rate)
