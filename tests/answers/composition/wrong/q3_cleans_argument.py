# Removes outputs of probability 0 from the given tables before it starts.
def compose(first, later):
    table = {}
    for x, row in first.items():
        for a in [a for a, u in row.items() if u == 0]:
            del row[a]
        table[x] = {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items()}
    return table
