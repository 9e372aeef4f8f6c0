# Wrong for weights = [5], sensitivities = [2], total = 3: a single query is given 1, not the whole total.
def best_split(weights, sensitivities, total):
    w = np.array(weights)
    d = np.array(sensitivities).astype(w.dtype)
    roots = np.cbrt((w * d * d).astype(float))
    return total * roots / roots.sum()
