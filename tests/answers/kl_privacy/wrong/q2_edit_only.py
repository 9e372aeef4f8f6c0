# Takes edit for granted.
def least_kappa(table, related):
    worst = 0
    for x, y in itertools.permutations(table, 2):
        if dp.are_neighbours(x, y, "edit"):
            worst = max(worst, sum(u * math.log(u / table[y][a]) for a, u in table[x].items()))
    return worst
