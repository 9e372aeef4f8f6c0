# Another way: all pairs.
def _load(plan, d):
    total = Fraction(0)
    for places, e in plan:
        if d in places:
            total += e
    return total


def plan_epsilons(plan, districts):
    load = {d: _load(plan, d) for d in districts}
    move = max((load[a] + load[b] for a, b in itertools.combinations(districts, 2)), default=0)
    return max(load.values()), move
