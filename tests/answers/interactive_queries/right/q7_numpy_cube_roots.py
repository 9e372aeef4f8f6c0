# By numpy cube roots.
def best_split(weights, sensitivities, total):
    roots = np.cbrt(np.array(weights, dtype=float) * np.square(np.array(sensitivities, dtype=float)))
    return roots * (total / roots.sum())
