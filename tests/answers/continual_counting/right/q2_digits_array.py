# Digits array.
def scales(steps, epsilon):
    return np.array([float(steps), 1.0, float(len(format(steps, "b")))]) / epsilon
