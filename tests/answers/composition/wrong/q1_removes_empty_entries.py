# Removes entries with an empty set from the plan of the caller, which the task forbids, as for the plan [(set(), 1)].
def plan_epsilons(plan, districts):
    for entry in list(plan):
        if not entry[0]:
            plan.remove(entry)
    loads = sorted(sum((e for places, e in plan if d in places), Fraction(0)) for d in districts)
    return loads[-1], (loads[-1] + loads[-2] if len(loads) > 1 else 0)
