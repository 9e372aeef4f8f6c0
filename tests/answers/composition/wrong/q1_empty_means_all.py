# Reads an empty set of districts as the whole town, so [(set(), 1)] gives 1 where nobody pays.
def plan_epsilons(plan, districts):
    loads = []
    for d in districts:
        total = Fraction(0)
        for places, e in plan:
            if not places or d in places:
                total += e
        loads.append(total)
    loads.sort()
    if len(loads) == 1:
        return loads[0], Fraction(0)
    return loads[-1], loads[-1] + loads[-2]
