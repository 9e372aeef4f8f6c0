# Charges equal entries once.
def plan_epsilons(plan, districts):
    """What a plan promises if somebody joins or leaves, and if somebody moves."""
    loads = [
        sum(e for places, e in {(frozenset(s), e) for s, e in plan} if d in places)
        for d in districts
    ]
    moves = [one + other for one, other in itertools.combinations(loads, 2)]
    return max(loads), max(moves, default=0)
