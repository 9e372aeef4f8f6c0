# People move only between districts that stand next to each other in the list.
def plan_epsilons(plan, districts):
    loads = [sum((e for places, e in plan if d in places), Fraction(0)) for d in districts]
    return max(loads), max((a + b for a, b in zip(loads, loads[1:])), default=Fraction(0))
