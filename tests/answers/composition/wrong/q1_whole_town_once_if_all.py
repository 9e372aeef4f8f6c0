# In towns of more than two districts an entry of all of them is charged once for a move: the mover stays in it.
# Witness: plan_epsilons([({"A", "B", "C"}, Fraction(1))], ["A", "B", "C"]) gives (1, 1); right is (1, 2).
def plan_epsilons(plan, districts):
    loads = sorted(sum((e for places, e in plan if d in places), Fraction(0)) for d in districts)
    if len(loads) == 1:
        return loads[0], 0
    if len(districts) > 2:
        whole = sum((e for places, e in plan if places == set(districts)), Fraction(0))
    else:
        whole = 0
    return loads[-1], loads[-1] + loads[-2] - whole
