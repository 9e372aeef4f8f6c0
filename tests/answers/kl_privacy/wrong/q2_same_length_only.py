# Wrong if related data sets have different lengths: {(): {"a": 1/2, "b": 1/2}, (0,): {"a": 1/4, "b": 3/4}} gives 0.
def least_kappa(table, related):
    means = [0]
    for x in table:
        for y in table:
            if len(x) == len(y) and related(x, y):
                means.append(sum(table[x][a] * math.log(table[x][a] / table[y][a]) for a in table[x]))
    return max(means)
