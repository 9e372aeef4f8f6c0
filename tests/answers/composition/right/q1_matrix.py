# Multiplies a matrix of incidences with the epsilons.
def plan_epsilons(plan, districts):
    inside = [[int(d in places) for places, _ in plan] for d in districts]
    loads = [sum(i * e for i, (_, e) in zip(row, plan)) for row in inside]
    top = max(range(len(loads)), key=loads.__getitem__)
    rest = loads[:top] + loads[top + 1 :]
    return [loads[top], loads[top] + max(rest) if rest else 0]
