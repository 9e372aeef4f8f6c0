# Only districts that the plan names are looked at; nobody can move to one that is not asked.
def plan_epsilons(plan, districts):
    loads = {}
    for places, e in plan:
        for d in places:
            loads[d] = loads.get(d, 0) + e
    top = sorted(loads.values(), reverse=True)
    if not top:
        return 0, 0
    return top[0], top[0] + top[1] if len(top) > 1 else 0
