# A Counter collects what each district pays.
def plan_epsilons(plan, districts):
    paid = Counter({d: Fraction(0) for d in districts})
    for places, e in plan:
        for d in places:
            paid[d] += e
    top = [v for _, v in paid.most_common(2)]
    return top[0], sum(top) if len(top) == 2 else Fraction(0)
