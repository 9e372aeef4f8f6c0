# Wrong if the two dearest districts pay the same: [({"A","B"}, 1/2)], ["A","B"] gives a move of 1/2 and not 1.
def plan_epsilons(plan, districts):
    loads = {sum((e for s, e in plan if d in s), Fraction(0)) for d in districts}
    if len(districts) == 1:
        return max(loads), 0
    return max(loads), sum(sorted(loads)[-2:])
