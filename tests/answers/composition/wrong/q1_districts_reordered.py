# Sorts the argument `districts` in place: [({"B"}, 1)], ["B","A"] leaves ["A","B"].
def plan_epsilons(plan, districts):
    districts.sort()
    loads = [sum((e for s, e in plan if d in s), Fraction(0)) for d in districts]
    best = sorted(loads)[-2:]
    return best[-1], (sum(best) if len(best) == 2 else 0)
