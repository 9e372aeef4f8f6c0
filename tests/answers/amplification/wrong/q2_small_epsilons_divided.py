# Below 1 the rate is taken as the quotient of the two epsilons.
def plan(epsilon, target, rate):
    if epsilon < 1:
        first = min(1.0, target / epsilon)
    else:
        first = min(1.0, math.expm1(target) / math.expm1(epsilon))
    return [first, math.log1p(math.expm1(target) / rate)]
