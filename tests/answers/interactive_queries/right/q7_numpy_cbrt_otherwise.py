# Numpy cube roots
def best_split(weights, sensitivities, total):
    c = np.array([float(w) for w in weights]) * np.array([float(d) for d in sensitivities]) ** 2
    r = np.cbrt(c)
    return float(total) / r.sum() * r
