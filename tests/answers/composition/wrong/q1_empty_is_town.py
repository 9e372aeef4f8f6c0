# An empty set of districts is read as no restriction: the whole town.
def plan_epsilons(plan, districts):
    loads = sorted(sum(e for s, e in plan if not s or d in s) for d in districts)
    return loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
