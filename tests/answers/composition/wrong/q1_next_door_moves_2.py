# Wrong if the two dearest districts are not next to each other in the list: [({"A"}, 1), ({"C"}, 1)], ["A","B","C"] gives a move of 1, not 2.
def plan_epsilons(plan, districts):
    loads = [sum((e for s, e in plan if d in s), Fraction(0)) for d in districts]
    return max(loads), max((a + b for a, b in zip(loads, loads[1:])), default=0)
