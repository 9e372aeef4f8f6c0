# Takes the mean of an array, a float.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = np.array([ask([p for p in circle if p != o]) for o in circle])
    return int(np.rint(sums.mean() * (size + 1) / size - sums[0]))
