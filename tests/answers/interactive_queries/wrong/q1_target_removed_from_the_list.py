# Wrong for people = ["Ada", "Bo", "Cy", "Dan", "Eve", "Flo"], least = 3, target = "Bo": the target is removed from the caller's list.
def difference_attack(ask, people, least, most, target):
    rest = set(people) - {target}
    group = next(itertools.combinations(sorted(rest), least))
    return ask({target, *group}) - ask(group)
