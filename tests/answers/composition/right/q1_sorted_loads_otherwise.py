# Loads, sorted.
def plan_epsilons(plan, districts):
    loads = sorted((sum((e for s, e in plan if d in s), Fraction(0)) for d in districts), reverse=True)
    return loads[0], (loads[0] + loads[1] if len(loads) > 1 else 0)
