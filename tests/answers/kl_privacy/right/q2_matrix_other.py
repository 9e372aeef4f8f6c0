# A matrix of logarithms.
def least_kappa(table, related):
    sets = list(table)
    outputs = list(table[sets[0]])
    P = np.array([[float(table[x][a]) for a in outputs] for x in sets])
    K = np.sum(P * np.log(P), axis=1)[:, None] - P @ np.log(P).T
    found = [
        K[i, j] for i, x in enumerate(sets) for j, y in enumerate(sets) if i != j and related(x, y)
    ]
    return max([0.0, *found])
