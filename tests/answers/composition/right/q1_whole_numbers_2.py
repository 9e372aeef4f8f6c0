# By whole numbers.
def plan_epsilons(plan, districts):
    unit = math.lcm(1, *(e.denominator for _, e in plan))
    load = dict.fromkeys(districts, 0)
    for places, e in plan:
        for d in places:
            load[d] += e.numerator * (unit // e.denominator)
    first = second = -1
    for x in load.values():
        if x >= first:
            first, second = x, first
        elif x > second:
            second = x
    join = Fraction(first, unit)
    move = Fraction(first + second, unit) if second >= 0 else 0
    shorten = lambda f: int(f) if f == int(f) else f
    return shorten(join), shorten(move)
