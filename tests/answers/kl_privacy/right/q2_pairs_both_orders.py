# Pairs both orders: right
def least_kappa(table, related):
    values = [0.0]
    for (x, p), (y, q) in itertools.combinations(table.items(), 2):
        if not related(y, x):
            continue
        loss = {a: math.log(p[a] / q[a]) for a in p}
        values.append(math.fsum(p[a] * loss[a] for a in loss))
        values.append(-math.fsum(q[a] * loss[a] for a in loss))
    return sorted(values)[-1]
