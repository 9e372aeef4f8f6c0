# Here dict.fromkeys gives all data sets the same row, in which the last one overwrites the others.
def compose(first, later):
    out = dict.fromkeys(first, {})
    for x, row in first.items():
        for a, u in row.items():
            for b, v in later[a][x].items():
                out[x][a, b] = u * v
    return out
