# Lets nobody move between districts with the same load.
def plan_epsilons(plan, districts):
    best = max(districts, key=lambda d: sum(e for s, e in plan if d in s))
    load = lambda d: sum(e for s, e in plan if d in s)
    rest = [load(d) for d in districts if load(d) != load(best)]
    return load(best), load(best) + max(rest) if rest else 0
