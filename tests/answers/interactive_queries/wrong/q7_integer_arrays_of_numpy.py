# Wrong for weights = [1, 1], sensitivities = [1.5, 1], total = 1: the arrays take the type of the first list.
def best_split(weights, sensitivities, total):
    w = np.array(weights)
    d = np.array(sensitivities).astype(w.dtype)
    roots = np.cbrt((w * d * d).astype(float))
    return total * roots / roots.sum()
