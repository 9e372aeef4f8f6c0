# The two largest loads are not next to each other in the list.
def plan_epsilons(plan, districts):
    """What a plan promises if somebody joins or leaves, and if somebody moves."""
    loads = {d: 0 for d in districts}
    for places, e in plan:
        for d in places:
            loads[d] += e
    ranked = sorted(loads.values(), reverse=True)
    if len(ranked) == 1:
        return ranked[0], 0
    return ranked[0], max(
        loads[a] + loads[b] for a, b in zip(districts, districts[1:] + districts[:1])
    )
