# The second load of a move has to be smaller than the first, so that two equal largest loads are not seen.
def plan_epsilons(plan, districts):
    loads = sorted({sum(e for s, e in plan if d in s) for d in districts})
    if len(districts) == 1:
        return loads[-1], 0
    return loads[-1], loads[-1] + (loads[-2] if len(loads) > 1 else loads[-1])
