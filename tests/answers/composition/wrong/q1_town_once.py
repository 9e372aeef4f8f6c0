# Charges an entry with both districts once for a move.
def plan_epsilons(plan, districts):
    """What a plan promises if somebody joins or leaves, and if somebody moves."""
    loads = [sum(e for places, e in plan if d in places) for d in districts]
    moves = [
        sum(e for s, e in plan if {a, b} & set(s)) for a, b in itertools.combinations(districts, 2)
    ]
    return max(loads), max(moves, default=0)
