# If no district pays anything it returns floats, which are refused.
def plan_epsilons(plan, districts):
    loads = sorted(sum(e for s, e in plan if d in s) for d in districts)
    if not any(loads):
        return 0.0, 0.0
    return loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
