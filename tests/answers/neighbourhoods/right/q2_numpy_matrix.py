# Numpy matrix.
def worst_log_ratio(table, related):
    names = list(table)
    outputs = list(dict.fromkeys(a for row in table.values() for a in row))
    matrix = np.array([[float(table[x].get(a, 0)) for a in outputs] for x in names])
    worst = 0.0
    for i, j in itertools.permutations(range(len(names)), 2):
        if related(names[i], names[j]):
            some = (matrix[i] > 0) | (matrix[j] > 0)
            with np.errstate(divide="ignore"):
                logs = np.log(matrix[i][some] / matrix[j][some])
            worst = max(worst, np.abs(logs).max())
    return worst
