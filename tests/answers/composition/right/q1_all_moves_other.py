# All ordered moves, by permutations.
def plan_epsilons(plan, districts):
    def load(d):
        return sum((e for s, e in plan if d in s), Fraction(0))

    move = Fraction(0)
    for a, b in itertools.permutations(districts, 2):
        move = max(move, load(a) + load(b))
    return max(map(load, districts)), move
