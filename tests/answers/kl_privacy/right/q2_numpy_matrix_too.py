# Numpy matrix.
def least_kappa(table, related):
    names = list(next(iter(table.values())))
    sets = list(table)
    P = np.array([[float(table[x][a]) for a in names] for x in sets])
    logs_of = np.log(P)
    worst = 0.0
    for i, j in itertools.combinations(range(len(sets)), 2):
        if related(sets[i], sets[j]):
            gap = logs_of[i] - logs_of[j]
            worst = max(worst, float(P[i] @ gap), float(-(P[j] @ gap)))
    return worst
