# Takes the second factor always for the first data set.
def compose(first, later):
    """The table of two mechanisms, of which the second is chosen after the first one's answer."""
    return {
        x: {(a, b): u * v for a, u in row.items() for b, v in later[a][next(iter(first))].items()}
        for x, row in first.items()
    }
