# Keeps one entry for each set of districts.
def plan_epsilons(plan, districts):
    kept = {frozenset(places): e for places, e in plan}
    loads = sorted(sum(e for places, e in kept.items() if d in places) for d in districts)
    return loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
