# Who moves between districts of one entry pays it once, as if nobody had moved.
def plan_epsilons(plan, districts):
    loads = {d: sum(e for s, e in plan if d in s) for d in districts}
    moves = [
        loads[a] + loads[b] - max([e for s, e in plan if {a, b} <= s and len(s) == 2], default=0)
        for a, b in itertools.combinations(districts, 2)
    ]
    return max(loads.values()), max(moves, default=0)
