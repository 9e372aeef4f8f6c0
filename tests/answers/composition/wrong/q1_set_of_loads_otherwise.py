# Loads are collected in a set, so two districts with the same largest load count as one.
def plan_epsilons(plan, districts):
    loads = sorted({sum(e for s, e in plan if d in s) for d in districts})
    return loads[-1], sum(loads[-2:]) if len(loads) > 1 else 0
