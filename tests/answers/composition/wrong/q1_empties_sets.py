# Takes the districts out of the sets while it counts.
def plan_epsilons(plan, districts):
    loads = dict.fromkeys(districts, Fraction(0))
    for places, e in plan:
        while places:
            loads[places.pop()] += e
    most = sorted(loads.values())[::-1]
    return most[0], most[0] + most[1] if len(most) > 1 else 0
