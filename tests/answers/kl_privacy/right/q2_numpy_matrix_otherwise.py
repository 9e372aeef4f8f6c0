# Numpy matrix: right
def least_kappa(table, related):
    sets = list(table)
    outputs = sorted(table[sets[0]])
    m = np.array([[float(table[x][a]) for a in outputs] for x in sets])
    l = np.log(m)
    kl = np.maximum((m[:, None, :] * (l[:, None, :] - l[None, :, :])).sum(axis=2), 0)
    mask = np.array([[x != y and bool(related(x, y)) for y in sets] for x in sets])
    return float((kl * mask).max())
