# Equal entries of the plan are put in a set and charged once.
def plan_epsilons(plan, districts):
    entries = {(frozenset(places), e) for places, e in plan}
    loads = sorted(sum((e for s, e in entries if d in s), Fraction(0)) for d in districts)
    return loads[-1], (loads[-1] + loads[-2] if len(loads) > 1 else Fraction(0))
