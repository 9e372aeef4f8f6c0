# A matrix of probabilities, and one comparison of whole rows for each related pair.
def worst_log_ratio(table, related):
    outputs = list(dict.fromkeys(a for row in table.values() for a in row))
    data = list(table)
    p = np.array([[float(table[x].get(a, 0)) for a in outputs] for x in data])
    worst = 0.0
    for i, x in enumerate(data):
        for j, y in enumerate(data):
            if i < j and related(x, y):
                u, v = p[i], p[j]
                if ((u == 0) != (v == 0)).any():
                    return np.inf
                some = u > 0
                worst = max(worst, np.abs(np.log(u[some]) - np.log(v[some])).max())
    return worst
