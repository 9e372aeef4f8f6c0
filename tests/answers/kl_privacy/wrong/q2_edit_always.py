# Wrong for other neighbours than edit: {(): {"a": 1/2, "b": 1/2}, (0,): {"a": 1/4, "b": 3/4}} under membership gives 0, not 0.144.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if len(x) == len(y) and sum(a != b for a, b in zip(x, y)) == 1:
            worst = max(worst, sum(u * math.log(u / table[y][a]) for a, u in table[x].items()))
    return worst
