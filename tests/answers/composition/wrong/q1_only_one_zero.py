# Charges a move although there is one district only.
def plan_epsilons(plan, districts):
    loads = sorted(sum(e for s, e in plan if d in s) for d in districts)
    return loads[-1], sum(loads[-2:])
