# Wrong for weights = [0.1, 100], sensitivities = [0.1, 100], total = 1: the exponent is written 0.33333333, an error of 4e-8 (cubes of whole numbers are rounded).
def best_split(weights, sensitivities, total):
    w = np.array(weights)
    d = np.array(sensitivities).astype(w.dtype)
    roots = np.cbrt((w * d * d).astype(float))
    return total * roots / roots.sum()
