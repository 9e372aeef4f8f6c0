# Salaries near 10**16: numpy solves in floats, and digits are lost.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    matrix = np.ones((size + 1, size + 1)) - np.eye(size + 1)
    return round(float(np.linalg.solve(matrix, np.array(sums, dtype=float))[0]))
