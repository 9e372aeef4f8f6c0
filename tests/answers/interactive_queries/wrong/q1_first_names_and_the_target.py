# Wrong for least = 2, target = the second of six people: the first two names hold the target, which is in both groups or makes them equal.
def difference_attack(ask, people, least, most, target):
    rest = set(people) - {target}
    group = next(itertools.combinations(sorted(rest), least))
    return ask({target, *group}) - ask(group)
