# Takes the second factor for other data.
def compose(first, later):
    """The table of two mechanisms, of which the second is chosen after the first one's answer."""
    return {
        x: {
            (a, b): u * v
            for a, u in row.items()
            for b, v in later[a][list(first)[-1 - list(first).index(x)]].items()
        }
        for x, row in first.items()
    }
