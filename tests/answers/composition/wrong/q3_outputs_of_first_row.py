# Reads which outputs there are from the first data set.
def compose(first, later):
    outputs = list(next(iter(first.values())))
    return {
        x: {(a, b): row.get(a, Fraction(0)) * v for a in outputs for b, v in later[a][x].items()}
        for x, row in first.items()
    }
