# Takes the two largest different loads, so two districts with the same load of 1 give a move 1 and not 2.
def plan_epsilons(plan, districts):
    if len(districts) == 1:
        return sum((e for places, e in plan if districts[0] in places), Fraction(0)), 0
    loads = {sum((e for places, e in plan if d in places), Fraction(0)) for d in districts}
    best = sorted(loads)[-2:]
    return best[-1], sum(best)
