# Takes the two largest loads from a heap.
def plan_epsilons(plan, districts):
    import heapq

    counter = Counter({d: 0 for d in districts})
    for places, epsilon in plan:
        counter.update(dict.fromkeys(places, epsilon))
    two = heapq.nlargest(2, counter.values())
    return (two[0], two[0] + two[1]) if len(districts) > 1 else (two[0], 0)
