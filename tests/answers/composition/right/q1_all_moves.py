# Another way: all moves.
def plan_epsilons(plan, districts):
    def load(d):
        total = 0
        for places, e in plan:
            if d in places:
                total += e
        return total

    join = max(map(load, districts))
    move = max((load(a) + load(b) for a, b in itertools.permutations(districts, 2)), default=0)
    return [join, move]
