# Common denominator, whole numbers, permutations.
def plan_epsilons(plan, districts):
    m = math.lcm(*(e.denominator for _, e in plan)) if plan else 1
    def load(d):
        return sum(int(e * m) for s, e in plan if d in s)
    moves = [load(a) + load(b) for a, b in itertools.permutations(districts, 2)]
    return Fraction(max(map(load, districts)), m), Fraction(max(moves, default=0), m)
