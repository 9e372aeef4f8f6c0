# Related data sets that do not follow each other in the table.
def least_kappa(table, related):
    def kl(x, y):
        return math.fsum(u * math.log(u / table[y][a]) for a, u in table[x].items())

    return max(
        (
            kl(x, y)
            for x, y in [p for a, b in zip(list(table), list(table)[1:]) for p in ((a, b), (b, a))]
            if related(x, y)
        ),
        default=0,
    )
