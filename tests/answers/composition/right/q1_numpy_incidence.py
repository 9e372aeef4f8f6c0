# By numpy incidence.
def plan_epsilons(plan, districts):
    incidence = np.array([[int(d in s) for s, _ in plan] for d in districts], dtype=object)
    eps = np.array([e for _, e in plan], dtype=object)
    if len(plan) == 0:
        return np.array([0, 0])
    loads = np.sort(incidence.reshape(len(districts), len(plan)) @ eps)
    return np.array([loads[-1], loads[-2:].sum() if len(loads) > 1 else 0], dtype=object)
