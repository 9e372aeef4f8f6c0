# A district of which nothing is asked is left out, also as the place to go.
def plan_epsilons(plan, districts):
    loads = [sum(e for s, e in plan if d in s) for d in districts]
    loads = [x for x in loads if x] or [0]
    moves = [a + b for a, b in itertools.combinations(loads, 2)]
    return max(loads), max(moves, default=0)
