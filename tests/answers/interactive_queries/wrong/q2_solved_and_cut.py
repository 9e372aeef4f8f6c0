# Solves the linear equations with a rounded inverse in floats and cuts the result to a whole number.
def equal_groups_attack(ask, people, size, target):
    circle = [target] + [p for p in people if p != target][:size]
    rows = np.ones((size + 1, size + 1)) - np.eye(size + 1)
    sums = [ask([p for p in circle if p != q]) for q in circle]
    return int(np.round(np.linalg.inv(rows), 4) @ np.array(sums, dtype=float) @ np.eye(size + 1)[0])
