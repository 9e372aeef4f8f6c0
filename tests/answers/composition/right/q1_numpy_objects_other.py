# A matrix of who is asked, times the costs, as arrays of objects.
def plan_epsilons(plan, districts):
    loads = np.array([0] * len(districts), dtype=object)
    for places, e in plan:
        loads = loads + np.array([e * (d in places) for d in districts], dtype=object)
    first, *rest = sorted(loads.tolist(), reverse=True)
    return [first, first + rest[0] if rest else 0]
