# Wrong for six people, least = 4: groups are tried from 3 on, and a question that is refused counts; three are asked.
def difference_attack(ask, people, least, most, target):
    rest = set(people) - {target}
    group = next(itertools.combinations(sorted(rest), least))
    return ask({target, *group}) - ask(group)
