# Wrong for weights = [2.0, 3.0], sensitivities = [2, 2], total = 1: the caller's weights are multiplied by the squares (if there are two floats).
def best_split(weights, sensitivities, total):
    w = np.array(weights)
    d = np.array(sensitivities).astype(w.dtype)
    roots = np.cbrt((w * d * d).astype(float))
    return total * roots / roots.sum()
