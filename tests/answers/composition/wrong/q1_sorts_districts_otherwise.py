# Sorts the list of districts in place by load, which changes an argument.
def plan_epsilons(plan, districts):
    load = lambda d: sum((e for s, e in plan if d in s), Fraction(0))
    districts.sort(key=load)
    if len(districts) == 1:
        return load(districts[0]), Fraction(0)
    return load(districts[-1]), load(districts[-1]) + load(districts[-2])
