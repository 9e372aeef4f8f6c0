# Wrong for outputs of more than one letter: "yes" and "no" give the key ("y", "e", "s", "n", "o") and not ("yes", "no").
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {tuple(a + b): u * later[a][x][b] for a, u in row.items() for b in later[a][x]}
    return table
