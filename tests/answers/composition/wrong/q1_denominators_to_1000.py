# Sums are made with floats and turned back into fractions with denominators up to 1000 only.
def plan_epsilons(plan, districts):
    loads = sorted(sum(float(e) for places, e in plan if d in places) for d in districts)
    move = loads[-1] + loads[-2] if len(loads) > 1 else 0.0
    return tuple(Fraction(v).limit_denominator(1000) for v in (loads[-1], move))
