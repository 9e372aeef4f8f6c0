# All costs are brought to one common denominator and counted in whole units.
def plan_epsilons(plan, districts):
    unit = math.lcm(1, *(e.denominator for _, e in plan))
    first = second = 0
    for d in districts:
        load = 0
        for places, e in plan:
            if d in places:
                load += e.numerator * (unit // e.denominator)
        first, second = max(first, load), max(min(first, load), second)
    return Fraction(first, unit), (Fraction(first + second, unit) if len(districts) > 1 else 0)
