# Outputs of probability 0 are deleted from the caller's table before multiplying.
def compose(first, later):
    for row in first.values():
        for a in [a for a, u in row.items() if u == 0]:
            del row[a]
    return {
        x: {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items()}
        for x, row in first.items()
    }
