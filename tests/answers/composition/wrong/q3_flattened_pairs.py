# Answers that are tuples: the pair is flattened.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            for b, v in later[a][x].items():
                table[x][
                    (a if isinstance(a, tuple) else (a,)) + (b if isinstance(b, tuple) else (b,))
                ] = u * v
    return table
