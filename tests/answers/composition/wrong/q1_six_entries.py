# Reads at most six entries of a plan.
def plan_epsilons(plan, districts):
    loads = sorted(sum(e for s, e in plan[:6] if d in s) for d in districts)
    return loads[-1], sum(loads[-2:]) if len(loads) > 1 else 0
