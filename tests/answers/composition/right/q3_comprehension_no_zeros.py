# By comprehension no zeros.
def compose(first, later):
    return {
        x: {(a, b): u * v for a, u in row.items() if u for b, v in later[a][x].items() if v}
        for x, row in first.items()
    }
