# Takes the roots of an array.
def best_split(weights, sensitivities, total):
    roots = np.cbrt(np.array(weights) * np.array(sensitivities, dtype=float) ** 2)
    return total * roots / roots.sum()
