# Solves the equations by least squares.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    A = np.ones((size + 1, size + 1)) - np.eye(size + 1)
    return int(np.rint(np.linalg.lstsq(A, np.array(sums, dtype=float), rcond=None)[0][0]))
