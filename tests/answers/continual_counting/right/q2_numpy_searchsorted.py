# Numpy searchsorted.
q2_powers = 2 ** np.arange(45, dtype=np.int64)


def scales(steps, epsilon):
    levels = np.searchsorted(q2_powers, steps, side="right")
    return np.array([float(steps), 1.0, float(levels)]) / float(epsilon)
