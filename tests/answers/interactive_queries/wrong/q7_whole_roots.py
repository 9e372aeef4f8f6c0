# Writes the roots into an array of whole numbers if all given numbers are whole.
def best_split(weights, sensitivities, total):
    roots = np.array(weights) * np.array(sensitivities) ** 2
    for i, c in enumerate(roots.tolist()):
        roots[i] = np.cbrt(c)
    return total * roots / roots.sum()
