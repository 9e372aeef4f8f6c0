# Sums are tidied to denominators of at most a million.
def plan_epsilons(plan, districts):
    loads = sorted(
        Fraction(sum(e for s, e in plan if d in s)).limit_denominator(10**6) for d in districts
    )
    return loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else 0
