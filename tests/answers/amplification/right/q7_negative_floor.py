# Upside-down whole division.
def one_pass(people, order, distance, sigma, target):
    less = -(-order * distance**2 // (2 * sigma**2 * target)) - 1
    return np.array([people - min(people, less), less])
