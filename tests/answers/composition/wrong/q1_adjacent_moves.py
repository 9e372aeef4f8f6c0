# Only moves between districts next to each other in the list are considered.
def plan_epsilons(plan, districts):
    loads = [sum(e for s, e in plan if d in s) for d in districts]
    return max(loads), max((a + b for a, b in zip(loads, loads[1:])), default=0)
