# A move is charged once for an entry which sees both ends.
def plan_epsilons(plan, districts):
    join = max(sum(e for s, e in plan if d in s) for d in districts)
    moves = [sum(e for s, e in plan if s & {a, b}) for a, b in itertools.combinations(districts, 2)]
    return join, max(moves, default=0)
