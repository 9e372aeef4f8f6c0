# Takes certain answers for none, and scales the rest.
def compose(first, later):
    out = {}
    for x, row in first.items():
        r = {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items() if v < 1}
        s = sum(r.values()) or 1
        out[x] = {k: v / s for k, v in r.items()}
    return out
