# Divides the epsilons, and not the factors minus 1.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    first = min(1.0, room / math.expm1(epsilon))
    second = math.log1p(room / rate)
    first = min(1.0, target / epsilon)
    return first, second
