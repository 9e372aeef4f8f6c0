# The second largest load is remembered only when a larger one is found; it is lost if the largest comes first.
# Witness: plan_epsilons([({"A"}, Fraction(2)), ({"B"}, Fraction(1))], ["A", "B"]) gives (2, 2); right is (2, 3).
def plan_epsilons(plan, districts):
    best = second = Fraction(0)
    for d in districts:
        load = sum((e for places, e in plan if d in places), Fraction(0))
        if load >= best:
            second, best = best, load
    return best, best + second if len(districts) > 1 else 0
