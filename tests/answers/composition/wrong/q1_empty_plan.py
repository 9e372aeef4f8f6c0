# Wrong for an empty plan or one that asks nothing of anybody: 0 and 0 are right.
def plan_epsilons(plan, districts):
    asked_of = {d: [e for places, e in plan if d in places] for d in districts}
    join = max(sum(each) for each in asked_of.values() if each)
    moves = (sum(asked_of[a]) + sum(asked_of[b]) for a, b in itertools.combinations(districts, 2))
    return join, max(moves, default=0)
