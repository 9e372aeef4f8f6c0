# By numpy all at once.
def least_kappa(table, related):
    sets = list(table)
    outputs = list(table[sets[0]])
    pi = np.array([[float(table[x][a]) for a in outputs] for x in sets])
    logs_ = np.log(pi)
    kl = (pi * logs_).sum(axis=1)[:, None] - pi @ logs_.T
    allowed = np.array([[bool(related(x, y)) and x != y for y in sets] for x in sets])
    return max(0.0, kl[allowed].max(initial=0.0))
