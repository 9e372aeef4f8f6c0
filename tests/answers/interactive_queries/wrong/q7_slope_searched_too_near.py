# Wrong for weights = [1], sensitivities = [1], total = 100: the slope is looked for between e**-9 and e**9, and is outside.
def best_split(weights, sensitivities, total):
    w = np.array(weights)
    d = np.array(sensitivities).astype(w.dtype)
    roots = np.cbrt((w * d * d).astype(float))
    return total * roots / roots.sum()
