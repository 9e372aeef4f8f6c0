# All ordered moves are tried.
def plan_epsilons(plan, districts):
    def pays(d):
        return sum(e for places, e in plan if d in places)

    moves = [pays(a) + pays(b) for a, b in itertools.permutations(districts, 2)]
    return [max(map(pays, districts)), max(moves, default=0)]
