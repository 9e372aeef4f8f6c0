# Blanks at the ends of names are stripped before they are compared, so " Bo" and "Bo" are one person.
def equal_groups_attack(ask, people, size, target):
    others = []
    for name in people:
        if name.strip() != target.strip() and len(others) < size:
            others.append(name)
    circle = others + [target]
    sums = []
    for out in circle:
        sums.append(ask([p for p in circle if p != out]))
    return sum(sums) // size - sums[-1]
