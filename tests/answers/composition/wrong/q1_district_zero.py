# A district with the number 0 is passed over.
# Witness: plan_epsilons([({0}, Fraction(1))], [0, 1]) gives (0, 0); right is (1, 1).
def plan_epsilons(plan, districts):
    load = dict.fromkeys(districts, Fraction(0))
    for places, e in plan:
        for d in filter(None, places):
            load[d] += e
    loads = sorted(load.values())
    return loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
