# Accumulate, then keep the two largest by hand.
def plan_epsilons(plan, districts):
    load = dict.fromkeys(districts, 0)
    for places, e in plan:
        for d in places:
            load[d] += e
    first = second = 0
    for value in load.values():
        if value >= first:
            first, second = value, first
        elif value > second:
            second = value
    return np.array([first, 0 if len(districts) == 1 else first + second], dtype=object)
