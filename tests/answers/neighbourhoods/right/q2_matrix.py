# A full numpy matrix of log-probabilities, missing ones minus infinity.
def worst_log_ratio(table, related):
    columns = list(dict.fromkeys(a for row in table.values() for a in row))
    names = list(table)
    logs = np.full((len(names), len(columns)), -np.inf)
    for i, x in enumerate(names):
        for j, a in enumerate(columns):
            u = float(table[x].get(a, 0))
            if u > 0:
                logs[i, j] = np.log(u)
    worst = 0.0
    for i in range(len(names)):
        for j in range(i):
            if related(names[i], names[j]):
                different = logs[i] != logs[j]
                if different.any():
                    worst = max(worst, float(np.abs(logs[i][different] - logs[j][different]).max()))
    return worst
