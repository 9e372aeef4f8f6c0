# Looks only at districts that some entry names.
def plan_epsilons(plan, districts):
    named = {d for places, e in plan for d in places}
    loads = sorted(sum(e for places, e in plan if d in places) for d in named)
    if not loads:
        return 0, 0
    return loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
