# Sorts all mean losses.
def least_kappa(table, related):
    found = [0.0]
    for x, y in itertools.combinations(table, 2):
        if related(y, x):
            for p, q in ((table[x], table[y]), (table[y], table[x])):
                found.append(-sum(float(p[a]) * math.log(q[a] / p[a]) for a in p))
    return sorted(found)[-1]
