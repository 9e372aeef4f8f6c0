# Numpy cbrt.
def best_split(weights, sensitivities, total):
    roots = np.cbrt(np.array(weights, dtype=float) * np.array(sensitivities, dtype=float) ** 2)
    return roots / roots.sum() * total
