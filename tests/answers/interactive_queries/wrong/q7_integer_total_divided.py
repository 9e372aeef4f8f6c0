# Wrong for total = 3, weights = [1, 1], sensitivities = [1, 1]: an int total of 3 or more is shared out in whole numbers.
def best_split(weights, sensitivities, total):
    w = np.array(weights)
    d = np.array(sensitivities).astype(w.dtype)
    roots = np.cbrt((w * d * d).astype(float))
    return total * roots / roots.sum()
