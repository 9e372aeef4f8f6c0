# Tidies fractions up.
def plan_epsilons(plan, districts):
    loads = sorted(sum(e for places, e in plan if d in places) for d in districts)
    join, move = loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
    return Fraction(join).limit_denominator(10**6), Fraction(move).limit_denominator(10**6)
