# Takes a district called 0 or nothing for none.
def plan_epsilons(plan, districts):
    loads = [sum(e for places, e in plan if d in places) if d else Fraction(0) for d in districts]
    moves = [one + other for one, other in itertools.combinations(loads, 2)]
    return max(loads), max(moves, default=0)
