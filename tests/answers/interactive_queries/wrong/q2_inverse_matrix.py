# Multiplies by the inverse matrix in floats.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    A = 1 - np.eye(size + 1)
    return int(np.rint((np.linalg.inv(A) @ np.array(sums))[0]))
