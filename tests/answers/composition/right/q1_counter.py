# Adds up in a counter, entry by entry.
def plan_epsilons(plan, districts):
    loads = Counter({d: Fraction(0) for d in districts})
    for places, epsilon in plan:
        loads.update(dict.fromkeys(places, epsilon))
    two = [load for _, load in loads.most_common(2)]
    return [two[0], sum(two) if len(two) == 2 else 0]
