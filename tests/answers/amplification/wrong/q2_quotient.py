# Divides the two ε.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1.0, target / epsilon), math.log1p(room / rate)
