# Sorts loads in an array of fractions.
def plan_epsilons(plan, districts):
    loads = np.array(
        [sum((e for s, e in plan if d in s), Fraction(0)) for d in districts], dtype=object
    )
    loads = np.sort(loads)[::-1]
    return np.array([loads[0], loads[0] + loads[1] if len(loads) > 1 else 0], dtype=object)
