# An entry without districts is read as a question about the whole town.
def plan_epsilons(plan, districts):
    loads = []
    for d in districts:
        loads.append(sum((e for places, e in plan if not places or d in places), Fraction(0)))
    loads.sort()
    return loads[-1], (loads[-1] + loads[-2] if len(loads) > 1 else Fraction(0))
