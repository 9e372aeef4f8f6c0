# Combinations of places.
def chances(n, rate):
    for k in range(n + 1):
        for places in itertools.combinations(range(n), k):
            yield places, rate**k * (1 - rate) ** (n - k)


def sampled_table(table, rate):
    return {
        x: {
            a: sum(
                chance * table[tuple(x[i] for i in places)][a]
                for places, chance in chances(len(x), rate)
            )
            for a in row
        }
        for x, row in table.items()
    }
