# Turns the quotient upside down.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1.0, math.expm1(epsilon) / room), math.log1p(room / rate)
