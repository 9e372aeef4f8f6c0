# By brute moves.
def plan_epsilons(plan, districts):
    def pays(d):
        return sum((e for places, e in plan if d in places), Fraction(0))
    return [
        max(map(pays, districts)),
        max((pays(a) + pays(b) for a, b in itertools.permutations(districts, 2)), default=0),
    ]
