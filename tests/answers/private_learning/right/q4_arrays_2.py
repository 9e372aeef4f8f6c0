# Numpy arrays; one short gradient, and a long one from the other side, for both the sum and the longest.
def refute(program, clip):
    e = np.array([0.0, 0.0, 1.0])
    if program == "numbers":
        return np.zeros((0, 3)), np.array([-1.0, 1.0, 0.95]) * clip
    return np.array([e * clip]), -e * (1.8 * clip if program == "sum" else 6 * clip)
