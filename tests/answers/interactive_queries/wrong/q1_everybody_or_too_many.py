# Wrong for six people, least = 2, most = 4: all people and all but one are asked about unless least is 1, 3 or 5 (or the three of the visible test).
def difference_attack(ask, people, least, most, target):
    rest = set(people) - {target}
    group = next(itertools.combinations(sorted(rest), least))
    return ask({target, *group}) - ask(group)
