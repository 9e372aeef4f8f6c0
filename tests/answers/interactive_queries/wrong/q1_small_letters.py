# Names are compared in small letters, so next to "BO" a person "Bo" is taken for the target too.
def difference_attack(ask, people, least, most, target):
    others = []
    for name in people:
        if name.lower() != target.lower() and len(others) < least:
            others.append(name)
    without = ask(others)
    return ask(others + [target]) - without
