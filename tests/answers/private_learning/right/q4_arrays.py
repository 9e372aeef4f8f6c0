# Arrays, in other directions.
def refute(program, clip):
    if program == "numbers":
        return np.zeros((2, 3)), np.full(3, -clip)
    if program == "sum":
        u = np.array([1.0, -1.0, 1.0]) * clip
        return np.array([u, u]), -10 * u
    return np.full((12, 3), -clip / 2), np.array([1000.0, 0.0, 0.0])
