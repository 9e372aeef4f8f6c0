# A matrix of logarithms with -inf, in numpy.
def worst_log_ratio(table, related):
    sets = list(table)
    outputs = list(dict.fromkeys(a for row in table.values() for a in row))
    logs = np.array(
        [
            [math.log(table[x].get(a, 0)) if table[x].get(a, 0) else -math.inf for a in outputs]
            for x in sets
        ]
    )
    worst = 0.0
    for i, j in itertools.combinations(range(len(sets)), 2):
        if related(sets[i], sets[j]):
            mask = ~(np.isneginf(logs[i]) & np.isneginf(logs[j]))
            worst = max(worst, float(np.abs(logs[i][mask] - logs[j][mask]).max()))
    return worst
