# Counts binary digits.
def scales(steps, epsilon):
    return np.array([steps, 1, len(f"{steps:b}")]) / epsilon
