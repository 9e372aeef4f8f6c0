# Wrong for an entry with the empty set: [(set(), 3)], ["A","B"] gives (3, 6), not (0, 0).
def plan_epsilons(plan, districts):
    loads = sorted(
        sum((e for s, e in plan if not s or d in s), Fraction(0)) for d in districts
    )
    return loads[-1], (loads[-1] + loads[-2] if len(loads) > 1 else 0)
