# Adds up what a person of each district pays, entry by entry.
def plan_epsilons(plan, districts):
    paid = {d: Fraction(0) for d in districts}
    for places, epsilon in plan:
        for d in places:
            paid[d] += epsilon
    join = max(paid.values())
    move = Fraction(0)
    for d in districts:
        for e in districts:
            if d != e:
                move = max(move, paid[d] + paid[e])
    return join, move
