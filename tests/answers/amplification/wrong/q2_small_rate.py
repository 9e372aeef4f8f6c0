# A rate below 1/100: the 1 is left out of the second number.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    before = math.log(room / rate) if rate < 0.01 else math.log1p(room / rate)
    return min(1, room / math.expm1(epsilon)), before
