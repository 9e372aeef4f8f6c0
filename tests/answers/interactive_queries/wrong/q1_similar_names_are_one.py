# Wrong for people = ["Ada", "ada"], least = 1, target = "Ada": names are compared without regard to capitals, so nobody else is left.
def difference_attack(ask, people, least, most, target):
    rest = set(people) - {target}
    group = next(itertools.combinations(sorted(rest), least))
    return ask({target, *group}) - ask(group)
