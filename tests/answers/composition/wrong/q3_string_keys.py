# Writes a pair as a text and takes its letters.
def compose(first, later):
    return {
        x: {tuple(str(a) + str(b)): u * v for a, u in row.items() for b, v in later[a][x].items()}
        for x, row in first.items()
    }
