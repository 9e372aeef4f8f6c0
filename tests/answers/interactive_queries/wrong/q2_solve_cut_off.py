# A system of equations is solved in floats, and the solution is cut off, not rounded.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    matrix = np.ones((size + 1, size + 1)) - np.eye(size + 1)
    return int(np.linalg.solve(matrix, np.array(sums, dtype=float))[0])
