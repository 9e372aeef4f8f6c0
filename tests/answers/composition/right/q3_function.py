# Asks a function for the row of one data set.
def compose(first, later):
    def row_of(x):
        pairs = [((a, b), u * later[a][x][b]) for a, u in first[x].items() for b in later[a][x]]
        return dict(pairs)

    return dict(zip(first, map(row_of, first)))
