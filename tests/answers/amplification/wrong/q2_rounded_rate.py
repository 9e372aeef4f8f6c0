# Epsilon 10 and target 1/100: eight places of a rate of 5e-7 are too few.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1, round(room / math.expm1(epsilon), 8)), math.log1p(room / rate)
