# Takes third roots of numpy, sensitivity and weight apart.
def best_split(weights, sensitivities, total):
    roots = np.cbrt(weights) * np.cbrt(np.array(sensitivities, dtype=float)) ** 2
    return tuple(roots * (total / roots.sum()))
