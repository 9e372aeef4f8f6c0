# Of both orders takes the one from the row with the larger largest entry.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            p, q = table[x], table[y]
            if max(p.values()) > max(q.values()):
                p, q = q, p
            worst = max(worst, sum(u * math.log(u / q[a]) for a, u in p.items()))
    return worst
