# One loop over the districts; two running maxima; an array of objects.
def plan_epsilons(plan, districts):
    best = second = Fraction(0)
    for d in districts:
        load = Fraction(0)
        for places, e in plan:
            load += e * len(places & {d})
        if load >= best:
            best, second = load, best
        elif load > second:
            second = load
    return np.array([best, best + second if districts[1:] else Fraction(0)], dtype=object)
