# All moves tried one by one.
def plan_epsilons(plan, districts):
    join, move = Fraction(0), Fraction(0)
    for d in districts:
        join = max(join, sum(e * (d in s) for s, e in plan))
        for t in districts:
            if t != d:
                move = max(move, sum(e * ((d in s) + (t in s)) for s, e in plan))
    return [join, move]
