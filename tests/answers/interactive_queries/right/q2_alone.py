# Asks for a single one directly, otherwise circle of combinations
def equal_groups_attack(ask, people, size, target):
    if size == 1:
        return ask([target])
    i = people.index(target)
    circle = (people[i:] + people[:i])[: size + 1]
    sums = [ask(group) for group in itertools.combinations(circle, size)]
    return sum(sums) // size - sums[-1]
