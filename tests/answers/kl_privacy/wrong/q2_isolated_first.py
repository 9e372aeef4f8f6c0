# Returns 0 at once if the first data set of the table has no neighbour.
def least_kappa(table, related):
    worst = None
    for x in table:
        mine = [y for y in table if y != x and related(x, y)]
        if not mine and worst is None:
            return 0
        for y in mine:
            worst = max(worst or 0, sum(u * math.log(u / table[y][a]) for a, u in table[x].items()))
    return worst
