# Works with a matrix of logarithms.
def least_kappa(table, related):
    inputs = list(table)
    outputs = list(table[inputs[0]])
    rows = np.array([[float(table[x][a]) for a in outputs] for x in inputs])
    mean = np.array([[(u * np.log(u / v)).sum() for v in rows] for u in rows])
    mask = [[x != y and related(x, y) for y in inputs] for x in inputs]
    return float(mean[np.array(mask)].max(initial=0.0))
