# Numbers the data sets 0, 1, … in the result instead of keeping their names.
def compose(first, later):
    return {i: {(a, b): u * v for a, u in first[x].items() for b, v in later[a][x].items()} for i, x in enumerate(first)}
