# Lets people move only between districts that are listed next to each other.
def plan_epsilons(plan, districts):
    loads = [sum(e for places, e in plan if d in places) for d in districts]
    return max(loads), max((a + b for a, b in zip(loads, loads[1:])), default=0)
