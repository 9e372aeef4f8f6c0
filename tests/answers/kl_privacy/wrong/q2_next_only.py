# Compares the data sets that follow each other in the table.
def least_kappa(table, related):
    inputs, worst = sorted(table), 0
    for i, x in enumerate(inputs):
        for y in inputs[max(0, i - 4) : i + 5]:
            if x != y and related(x, y):
                worst = max(worst, sum(u * math.log(u / table[y][a]) for a, u in table[x].items()))
    return worst
