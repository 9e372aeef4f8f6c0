# Wrong the second time: [({"A"}, 1)], ["A"] and then [({"A"}, 2)], ["A"] gives (1, 0) twice (the cache looks at the districts only).
def plan_epsilons(plan, districts, seen={}):
    town = tuple(districts)
    if town not in seen:
        loads = sorted(sum((e for s, e in plan if d in s), Fraction(0)) for d in districts)
        seen[town] = loads[-1], (sum(loads[-2:]) if len(loads) > 1 else 0)
    return seen[town]
