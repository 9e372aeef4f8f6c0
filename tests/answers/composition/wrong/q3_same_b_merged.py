# Some secret whose row gives 0 to an answer: the table lacks x if all its ... row order counts.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            for b, v in zip(later[a][next(iter(first))], later[a][x].values()):
                table[x][a, b] = u * v
    return table
