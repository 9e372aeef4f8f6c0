# Epsilon and target below 0.1: the quotient of the two is not that of the factors minus 1.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    quotient = target / epsilon if max(target, epsilon) < 0.1 else room / math.expm1(epsilon)
    return min(1, quotient), math.log1p(room / rate)
