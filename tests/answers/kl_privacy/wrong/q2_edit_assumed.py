# Wrong where related is something else than the edit neighbourhood, e.g. everybody is related.
def least_kappa(table, related):
    worst = 0.0
    for x, y in itertools.permutations(table, 2):
        if len(x) == len(y) and sum(a != b for a, b in zip(x, y)) == 1:
            worst = max(worst, sum(u * math.log(u / table[y][a]) for a, u in table[x].items()))
    return worst
