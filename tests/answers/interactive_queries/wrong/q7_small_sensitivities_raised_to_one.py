# Wrong for weights = [1, 1], sensitivities = [0.5, 1], total = 1: a sensitivity below 1 is taken for 1.
def best_split(weights, sensitivities, total):
    w = np.array(weights)
    d = np.array(sensitivities).astype(w.dtype)
    roots = np.cbrt((w * d * d).astype(float))
    return total * roots / roots.sum()
