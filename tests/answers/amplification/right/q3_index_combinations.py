# Combinations of places, each size with its weight once.
def sampled_table(table, rate):
    def entry(x, a):
        n = len(x)
        return sum(
            rate**k
            * (1 - rate) ** (n - k)
            * sum(
                table[tuple(x[i] for i in places)][a]
                for places in itertools.combinations(range(n), k)
            )
            for k in range(n + 1)
        )

    return {x: {a: entry(x, a) for a in table[x]} for x in table}
