# Numpy arrays, with an array of 0 rows for the numbers.
def refute(program, clip):
    """Gradients, and one that moves the program's result too far."""
    half = clip / 2
    if program == "numbers":
        return np.zeros((0, 3)), np.array([-990.0, 990.0, -990.0])
    if program == "sum":
        return np.full((4, 3), half), np.full(3, -20 * half)
    return np.tile([0.0, 0.0, clip], (20, 1)), np.array([3.0, 4.0, 0.0]) * 190
