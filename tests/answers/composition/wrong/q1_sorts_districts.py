# Sorts the districts that it was given.
def plan_epsilons(plan, districts):
    loads = [sum(e for s, e in plan if d in s) for d in districts]
    districts.sort(key=str)
    return max(loads), sum(sorted(loads)[-2:]) if len(loads) > 1 else 0
