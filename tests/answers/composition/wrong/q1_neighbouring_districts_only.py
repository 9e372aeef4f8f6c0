# People move to the next district of the list only.
def plan_epsilons(plan, districts):
    loads = [sum(e for s, e in plan if d in s) for d in districts]
    moves = [a + b for a, b in itertools.pairwise(loads)]
    return max(loads), max(moves, default=0)
