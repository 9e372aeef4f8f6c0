# Adds outputs that are tuples into one long tuple.
def compose(first, later):
    def listed(a):
        return a if isinstance(a, tuple) else (a,)

    return {
        x: {listed(a) + listed(b): u * v for a, u in row.items() for b, v in later[a][x].items()}
        for x, row in first.items()
    }
