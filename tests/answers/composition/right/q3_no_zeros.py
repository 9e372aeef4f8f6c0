# Leaves out what is impossible.
def compose(first, later):
    table = {x: {} for x in first}
    for x, row in first.items():
        for a, u in row.items():
            if u == 0:
                continue
            table[x].update({(a, b): u * v for b, v in later[a][x].items() if v > 0})
    return table
