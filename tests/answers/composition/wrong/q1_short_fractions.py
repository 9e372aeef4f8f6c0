# Adds floats and turns the sum into a fraction of small denominator.
def plan_epsilons(plan, districts):
    loads = sorted(sum(float(e) for s, e in plan if d in s) for d in districts)
    exact = lambda v: Fraction(v).limit_denominator(1000)
    return exact(loads[-1]), exact(loads[-1] + loads[-2]) if len(loads) > 1 else Fraction(0)
