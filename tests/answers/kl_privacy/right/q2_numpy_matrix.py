# Numpy matrix.
def least_kappa(table, related):
    sets = list(table)
    outputs = list(table[sets[0]])
    m = np.array([[float(table[x][a]) for a in outputs] for x in sets])
    logs_ = np.log(m)
    entropy = (m * logs_).sum(axis=1)
    worst = np.float64(0)
    for i, x in enumerate(sets):
        for j, y in enumerate(sets):
            if i != j and related(x, y):
                worst = max(worst, np.dot(m[i], logs_[i] - logs_[j]))
    return worst
