# Numpy cbrt.
def best_split(weights, sensitivities, total):
    roots = np.cbrt(np.multiply(weights, np.square(np.array(sensitivities, dtype=float))))
    return roots / roots.sum() * total
