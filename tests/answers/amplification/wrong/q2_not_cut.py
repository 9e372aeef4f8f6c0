# Lets a rate be more than 1.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return room / math.expm1(epsilon), math.log1p(room / rate)
