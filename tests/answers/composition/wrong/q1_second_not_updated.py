# Wrong if the largest load comes first: [({"A"}, 2), ({"B"}, 1)], ["A","B"] gives a move of 2, not 3.
def plan_epsilons(plan, districts):
    first = second = Fraction(0)
    for d in districts:
        load = sum((e for s, e in plan if d in s), Fraction(0))
        if load > first:
            first, second = load, first
    return (first, first + second) if len(districts) > 1 else (first, 0)
