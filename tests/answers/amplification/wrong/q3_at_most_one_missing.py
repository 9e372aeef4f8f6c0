# Sums over samples that miss nobody, one person or everybody, which is not all for three people.
def sampled_table(table, rate):
    def row_of(x):
        n = len(x)
        kinds = {tuple(range(n)), ()} | {tuple(j for j in range(n) if j != i) for i in range(n)}
        row = {}
        for a in table[x]:
            row[a] = sum(
                rate ** len(S) * (1 - rate) ** (n - len(S)) * table[tuple(x[i] for i in S)][a] for S in kinds
            )
        return row

    return {x: row_of(x) for x in table}
