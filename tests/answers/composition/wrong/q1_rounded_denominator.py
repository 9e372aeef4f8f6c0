# Sums of fractions with large denominators are rounded.
def plan_epsilons(plan, districts):
    """What a plan promises if somebody joins or leaves, and if somebody moves."""
    loads = {d: 0 for d in districts}
    for places, e in plan:
        for d in places:
            loads[d] += e
    ranked = sorted(loads.values(), reverse=True)
    if len(ranked) == 1:
        return ranked[0], 0
    return ranked[0].limit_denominator(5000) if ranked[0] else 0, Fraction(
        sum(ranked[:2])
    ).limit_denominator(5000)
