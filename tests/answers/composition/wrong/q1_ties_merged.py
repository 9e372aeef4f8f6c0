# The two largest loads are taken from the set of loads, so that two districts which tie for the top count once.
def plan_epsilons(plan, districts):
    loads = [sum((e for places, e in plan if d in places), Fraction(0)) for d in districts]
    top = sorted(set(loads), reverse=True)
    if len(districts) < 2:
        return top[0], 0
    return top[0], top[0] + (top[1] if len(top) > 1 else 0)
