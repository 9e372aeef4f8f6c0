# Only moves between districts that follow each other in the list are looked at.
# Witness: plan_epsilons([({"A", "C"}, Fraction(1))], ["A", "B", "C"]) gives (1, 1); right is (1, 2).
def plan_epsilons(plan, districts):
    loads = [sum((e for places, e in plan if d in places), Fraction(0)) for d in districts]
    return max(loads), max((a + b for a, b in itertools.pairwise(loads)), default=0)
