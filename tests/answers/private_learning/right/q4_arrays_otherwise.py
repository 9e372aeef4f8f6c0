# Right: arrays.
def refute(program, clip):
    c = float(clip)
    e = np.eye(3)
    if program == "sum":
        return np.array([c * e[1], c * e[1]]), -5 * c * e[1]
    if program == "numbers":
        return np.zeros((0, 3)), np.full(3, -2 * c)
    return np.tile(c / 3 * np.ones(3), (12, 1)), np.array([0.0, 0.0, -100 * c])
