# Direct for groups of one; else numpy with Python's whole numbers.
def equal_groups_attack(ask, people, size, target):
    if size == 1:
        return ask({target})
    i = people.index(target)
    circle = (people[i:] + people[:i])[: size + 1]
    sums = np.array([ask(circle[:j] + circle[j + 1 :]) for j in range(size + 1)], dtype=object)
    return int((sums.sum() - size * sums[0]) // size)
