# By count powers and numpy.
def scales(steps, epsilon):
    powers = 2 ** np.arange(45)
    return np.array([steps, 1, np.count_nonzero(powers <= steps)]) / epsilon
