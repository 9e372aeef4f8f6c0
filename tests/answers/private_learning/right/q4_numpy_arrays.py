# Numpy arrays with diagonal gradients; for "longest" the one that joins points against the others.
def refute(program, clip):
    ones = np.ones(3)
    if program == "sum":
        return np.array([clip * ones]), -5.0 * clip * ones
    if program == "numbers":
        return np.zeros((2, 3)), 2.0 * clip * ones
    unit = ones / np.sqrt(3)
    return np.tile(0.99 * clip * unit, (20, 1)), -50.0 * clip * unit
