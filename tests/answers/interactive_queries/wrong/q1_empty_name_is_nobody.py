# Wrong for people = ["", "Ada", "Bo"], least = 2, target = "Ada": the empty name is left out, so one group is too small.
def difference_attack(ask, people, least, most, target):
    rest = set(people) - {target}
    group = next(itertools.combinations(sorted(rest), least))
    return ask({target, *group}) - ask(group)
