# The rate is made one in a whole number of people (1/m).
def plan(epsilon, target, rate):
    room = math.expm1(target)
    m = math.ceil(round(math.expm1(epsilon) / room, 9))
    return 1 / max(m, 1), math.log1p(room / rate)
