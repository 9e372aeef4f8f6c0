# Asks for the others first.
def difference_attack(ask, people, least, most, target):
    group = []
    for name in people:
        if name != target and len(group) < least:
            group.append(name)
    without = ask(group)
    group.append(target)
    return ask(group) - without
