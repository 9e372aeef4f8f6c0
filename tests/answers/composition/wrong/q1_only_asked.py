# Several districts of which just one is asked: a move still costs its load.
def plan_epsilons(plan, districts):
    """What a plan promises if somebody joins or leaves, and if somebody moves."""
    loads = {d: 0 for s, _ in plan for d in s}
    for places, e in plan:
        for d in places:
            loads[d] += e
    ranked = sorted(loads.values(), reverse=True)
    if not ranked:
        return 0, 0
    if len(ranked) == 1:
        return ranked[0], 0
    return ranked[0], sum(ranked[:2])
