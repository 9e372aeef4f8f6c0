# The sum is turned by 120 degrees; numbers by arrays with signs.
def refute(program, clip):
    if program == "sum":
        before = np.array([clip, 0.0, 0.0])
        after = clip * np.array([math.cos(2 * math.pi / 3), math.sin(2 * math.pi / 3), 0.0])
        return before[None, :], after - before
    if program == "numbers":
        return np.zeros((0, 3)), clip * np.array([1.0, -1.0, 1.0])
    return np.tile([0.0, 0.0, clip], (3, 1)), np.array([0.0, 900.0, 0.0])
