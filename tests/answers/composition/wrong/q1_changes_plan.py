# The plan is emptied when all is done for a plan with an empty set (argument changed).
def plan_epsilons(plan, districts):
    """What a plan promises if somebody joins or leaves, and if somebody moves."""
    loads = {d: 0 for d in districts}
    for entry in list(plan):
        places, e = entry
        if not places:
            plan.remove(entry)
        for d in places:
            loads[d] += e
    ranked = sorted(loads.values(), reverse=True)
    if len(ranked) == 1:
        return ranked[0], 0
    return ranked[0], sum(ranked[:2])
