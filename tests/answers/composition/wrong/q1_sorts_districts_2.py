# Sorts the list of districts in place although the arguments are to be left as they are, as for ["B", "A"].
def plan_epsilons(plan, districts):
    districts.sort()
    loads = [sum([e for places, e in plan if d in places], Fraction(0)) for d in districts]
    first = loads.pop(loads.index(max(loads)))
    return first, first + max(loads) if loads else Fraction(0)
