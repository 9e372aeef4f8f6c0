# A counter over (district, entry) pairs and nlargest.
def plan_epsilons(plan, districts):
    import heapq

    load = Counter({d: Fraction(0) for d in districts})
    for places, e in plan:
        load.update(dict.fromkeys(places, e))
    two = heapq.nlargest(2, load.values())
    return max(two), sum(two) * (len(two) == 2)
