# Solves the system in floats, and rounds.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    b = np.array([ask([p for p in circle if p != o]) for o in circle], dtype=float)
    return int(round(np.linalg.solve(1 - np.eye(size + 1), b)[0]))
