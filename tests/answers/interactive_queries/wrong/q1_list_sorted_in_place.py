# Wrong for people = ["Flo", "Ada", "Bo"]: the caller's list is sorted (the visible ones are in order already).
def difference_attack(ask, people, least, most, target):
    rest = set(people) - {target}
    group = next(itertools.combinations(sorted(rest), least))
    return ask({target, *group}) - ask(group)
