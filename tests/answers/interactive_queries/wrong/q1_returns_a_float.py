# Wrong for least = 1, most = 3: a float is returned where the window is wide, and a float is refused.
def difference_attack(ask, people, least, most, target):
    rest = set(people) - {target}
    group = next(itertools.combinations(sorted(rest), least))
    return ask({target, *group}) - ask(group)
