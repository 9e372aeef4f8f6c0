# Numpy array, digits of the binary text
def scales(steps, epsilon):
    return np.array([steps, 1, len(f"{steps:b}")]) / float(epsilon)
