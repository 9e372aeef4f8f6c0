# A matrix of all KLs at once with numpy; only related pairs are looked at.
def least_kappa(table, related):
    sets = list(table)
    outputs = list(table[sets[0]])
    P = np.array([[float(table[x][a]) for a in outputs] for x in sets])
    L = np.array([[math.log(table[x][a]) for a in outputs] for x in sets])
    kl = (P * L).sum(axis=1)[:, None] - P @ L.T
    worst = 0.0
    for i in range(len(sets)):
        for j in range(i):
            if related(sets[i], sets[j]):
                worst = max(worst, kl[i, j], kl[j, i])
    return float(worst)
