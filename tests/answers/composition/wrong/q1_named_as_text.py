# Looks for the name of a district in the text of a set.
def plan_epsilons(plan, districts):
    loads = sorted(sum(e for places, e in plan if str(d) in str(places)) for d in districts)
    return loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
