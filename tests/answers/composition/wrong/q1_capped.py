# Loads above 100 are cut.
def plan_epsilons(plan, districts):
    """What a plan promises if somebody joins or leaves, and if somebody moves."""
    loads = {d: 0 for d in districts}
    for places, e in plan:
        for d in places:
            loads[d] = min(loads[d] + e, 100)
    ranked = sorted(loads.values(), reverse=True)
    if len(ranked) == 1:
        return ranked[0], 0
    return ranked[0], sum(ranked[:2])
