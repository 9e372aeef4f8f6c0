# A mean loss above 3 is cut.
def least_kappa(table, related):
    worst = max(
        (
            sum(u * math.log(u / table[y][a]) for a, u in table[x].items())
            for x, y in itertools.permutations(table, 2)
            if related(x, y)
        ),
        default=0,
    )
    return min(worst, 3.0)
