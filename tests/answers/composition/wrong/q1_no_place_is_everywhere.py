# An entry with an empty set of districts is taken to ask the whole town.
# Witness: plan_epsilons([(set(), Fraction(1))], ["A", "B"]) gives (1, 2); right is (0, 0).
def plan_epsilons(plan, districts):
    loads = []
    for d in districts:
        loads.append(sum((e for places, e in plan if d in (places or districts)), Fraction(0)))
    loads.sort(reverse=True)
    return loads[0], loads[0] + loads[1] if len(loads) > 1 else 0
