# Numpy matrix.
def worst_log_ratio(table, related):
    sets = list(table)
    outputs = list(dict.fromkeys(a for row in table.values() for a in row))
    matrix = np.array([[float(table[x].get(a, 0)) for a in outputs] for x in sets])
    with np.errstate(divide="ignore"):
        logs = np.log(matrix)
    worst = 0.0
    for i in range(len(sets)):
        for j in range(i):
            if related(sets[i], sets[j]):
                some = (matrix[i] > 0) | (matrix[j] > 0)
                worst = max(worst, float(np.abs(logs[i][some] - logs[j][some]).max()))
    return worst
