# Wrong where only one district of several is asked.
def plan_epsilons(plan, districts):
    loads = Counter()
    for places, e in plan:
        for d in places:
            loads[d] += e
    top = sorted(loads.values(), reverse=True)
    return top[0], top[0] + top[1] if len(top) > 1 else 0
