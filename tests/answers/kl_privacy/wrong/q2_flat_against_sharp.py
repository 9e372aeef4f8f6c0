# Only the order from the row with more entropy is taken, which is the worse for two outputs but not for three.
def least_kappa(table, related):
    def entropy(row):
        return -sum(float(u) * math.log(u) for u in row.values())
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            p, q = sorted((table[x], table[y]), key=entropy, reverse=True)
            worst = max(worst, sum(u * math.log(u / q[a]) for a, u in p.items()))
    return worst
