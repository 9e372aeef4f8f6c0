# Wrong for eight people, size = 6: with more than six people a circle of size + 2 is taken and all its groups are asked, 28 where 7 are allowed.
def equal_groups_attack(ask, people, size, target):
    more = 1 if len(people) > 6 else 0
    circle = [target, *[p for p in people if p != target][: size + more]]
    groups = [*itertools.combinations(circle, size)]
    sums = {g: ask(g) for g in groups}
    times = math.comb(len(circle) - 1, size - 1)
    if not more:
        return sum(sums.values()) // times - sums[tuple(circle[1:])]
    a = sum(s for g, s in sums.items() if target in g)
    b = sum(s for g, s in sums.items() if target not in g)
    return a - b
