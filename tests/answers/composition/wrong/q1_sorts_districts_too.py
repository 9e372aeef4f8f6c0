# Wrong where the districts are not listed by load: the caller's list is sorted.
def plan_epsilons(plan, districts):
    loads = {d: sum((e for places, e in plan if d in places), Fraction(0)) for d in districts}
    districts.sort(key=loads.get, reverse=True)
    if len(districts) == 1:
        return loads[districts[0]], 0
    return loads[districts[0]], loads[districts[0]] + loads[districts[1]]
