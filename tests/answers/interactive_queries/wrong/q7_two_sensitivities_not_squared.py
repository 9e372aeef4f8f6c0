# Wrong for weights = [2, 1], sensitivities = [3, 1], total = 1: with two queries the sensitivity is not squared (1 is its own square).
def best_split(weights, sensitivities, total):
    w = np.array(weights)
    d = np.array(sensitivities).astype(w.dtype)
    roots = np.cbrt((w * d * d).astype(float))
    return total * roots / roots.sum()
