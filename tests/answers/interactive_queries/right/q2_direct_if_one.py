# Direct if one.
def equal_groups_attack(ask, people, size, target):
    if size == 1:
        return ask({target})
    i = people.index(target)
    circle = (people + people)[i : i + size + 1]
    total = 0
    for k in range(size + 1):
        answer = ask(set(circle[:k] + circle[k + 1 :]))
        total += answer * (1 if k else 1 - size)
    return total // size
