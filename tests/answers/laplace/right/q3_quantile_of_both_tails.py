# Leaves half of the remaining chance to each side, and uses numpy.
def promise(sensitivity, epsilon, chance):
    half = (1 - chance) / 2
    scale = np.divide(sensitivity, epsilon)
    return np.array([scale, np.sqrt(2 * np.square(scale)), -scale * np.log(2 * half)])
