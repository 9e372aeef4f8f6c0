# In an entry for the whole town each move costs it once.
def plan_epsilons(plan, districts):
    loads = sorted(sum(e for s, e in plan if d in s) for d in districts)
    whole = sum(e for s, e in plan if s == set(districts))
    if len(districts) < 2:
        return loads[-1], 0
    return loads[-1], sum(loads[-2:]) - (whole if len(districts) > 3 else 0)
