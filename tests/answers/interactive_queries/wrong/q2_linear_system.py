# Wrong for salaries near 10**16: the system is solved in floats and rounded.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    sums = [ask([p for p in circle if p != left]) for left in circle]
    matrix = np.ones((size + 1, size + 1)) - np.eye(size + 1)
    return int(round(np.linalg.solve(matrix, np.array(sums, dtype=float))[0]))
