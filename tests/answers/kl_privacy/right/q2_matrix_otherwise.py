# Matrices: cross terms of all pairs at once, then the pairs that are neighbours.
def least_kappa(table, related):
    sets = list(table)
    outputs = list(table[sets[0]])
    chances = np.array([[float(table[x][a]) for a in outputs] for x in sets])
    logs_of = np.array([[math.log(table[x][a]) for a in outputs] for x in sets])
    worst = 0.0
    for i in range(len(sets)):
        kl = ((logs_of[i] - logs_of) * chances[i]).sum(axis=1)
        for j in range(len(sets)):
            if i != j and related(sets[j], sets[i]):
                worst = max(worst, float(kl[j]))
    return worst
