# Whether a district is asked is looked up in one text of all names: N is found in NE.
# Witness: plan_epsilons([({"NE"}, Fraction(1)), ({"N"}, Fraction(1))], ["N", "NE"]) gives (2, 3); right is (1, 2).
def plan_epsilons(plan, districts):
    loads = []
    for d in districts:
        loads.append(sum((e for places, e in plan if str(d) in " ".join(map(str, places))), Fraction(0)))
    loads.sort(reverse=True)
    return loads[0], loads[0] + loads[1] if len(loads) > 1 else 0
