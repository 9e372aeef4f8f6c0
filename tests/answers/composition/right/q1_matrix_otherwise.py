# An incidence matrix of Python objects times the vector of costs.
def plan_epsilons(plan, districts):
    loads = np.array([Fraction(0)] * len(districts), dtype=object)
    for places, e in plan:
        loads = loads + np.array([Fraction(int(d in places)) * e for d in districts], dtype=object)
    loads = np.sort(loads)[::-1]
    return np.array(
        [loads[0], loads[0] + loads[1] if len(loads) > 1 else Fraction(0)], dtype=object
    )
