# An empty plan returns the single number 0 instead of a pair.
def plan_epsilons(plan, districts):
    if not plan:
        return 0
    loads = sorted(
        (sum((e for s, e in plan if d in s), Fraction(0)) for d in districts), reverse=True
    )
    return loads[0], sum(loads[:2]) if len(loads) > 1 else 0
