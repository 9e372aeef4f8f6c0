# Forgets the logarithm.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1.0, room / math.expm1(epsilon)), 1 + room / rate
