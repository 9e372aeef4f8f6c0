# Whole numbers over a common denominator, and a matrix.
def plan_epsilons(plan, districts):
    common = math.lcm(1, *(Fraction(e).denominator for _, e in plan))
    loads = [0] * len(districts)
    for places, e in plan:
        for i, d in enumerate(districts):
            loads[i] += int(e * common) * (d in places)
    first = max(loads)
    if len(loads) == 1:
        return Fraction(first, common), 0
    loads.remove(first)
    return Fraction(first, common), Fraction(first + max(loads), common)
