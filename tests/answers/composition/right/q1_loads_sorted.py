# Sorted loads; the last two.
def plan_epsilons(plan, districts):
    loads = sorted(sum((e for places, e in plan if d in places), Fraction(0)) for d in districts)
    return loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
