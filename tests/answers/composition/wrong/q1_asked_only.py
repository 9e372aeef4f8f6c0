# Only districts that the plan asks exist for this student: nobody moves to a district that is never asked.
def plan_epsilons(plan, districts):
    loads = {}
    for places, e in plan:
        for d in places:
            loads[d] = loads.get(d, Fraction(0)) + e
    top = sorted(loads.values(), reverse=True)
    if not top:
        return Fraction(0), Fraction(0)
    return top[0], (top[0] + top[1] if len(top) > 1 else Fraction(0))
