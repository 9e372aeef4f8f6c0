# Counter top two.
def _top_two(numbers):
    first = second = Fraction(0)
    for e in numbers:
        if e > first:
            first, second = e, first
        elif e > second:
            second = e
    return first, second


def plan_epsilons(plan, districts):
    loads = dict.fromkeys(districts, Fraction(0))
    for places, e in plan:
        for d in places:
            loads[d] += e
    first, second = _top_two(loads.values())
    return (first, first + second) if len(loads) > 1 else (first, 0)
