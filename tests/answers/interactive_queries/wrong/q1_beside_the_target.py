# A target in the middle and a large least: neither those after nor those before are enough.
def difference_attack(ask, people, least, most, target):
    i = people.index(target)
    others = people[i + 1 : i + 1 + least]
    if len(others) < least:
        others = people[:i][-least:]
    return ask([*others, target]) - ask(others)
