# Takes the others from the end of the list, as sets, and asks the smaller group first.
def difference_attack(ask, people, least, most, target):
    group = set()
    for name in reversed(people):
        if len(group) == least:
            break
        if name == target:
            continue
        group.add(name)
    without = ask(frozenset(group))
    group.add(target)
    return -without + ask(group)
