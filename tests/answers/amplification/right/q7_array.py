# Numpy object comparison over all counts of noises up to 80, an array of whole numbers.
def one_pass(people, order, distance, sigma, target):
    enough = np.array([order * distance**2 <= 2 * T * sigma**2 * target for T in range(1, 81)])
    return np.array([np.count_nonzero(enough[:people]), int(np.argmax(enough))])
