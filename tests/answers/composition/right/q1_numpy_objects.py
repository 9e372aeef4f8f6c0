# Numpy objects.
def plan_epsilons(plan, districts):
    loads = np.array(
        [sum((e for s, e in plan if d in s), Fraction(0)) for d in districts], dtype=object
    )
    loads.sort()
    return [loads[-1], loads[-1] + loads[-2] if len(loads) > 1 else Fraction(0)]
