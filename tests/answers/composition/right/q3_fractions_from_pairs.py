# Leaves out what never comes first.
def compose(first, later):
    out = {}
    for x in first:
        out[x] = {}
        for a in first[x]:
            if first[x][a] == 0:
                continue
            for b in later[a][x]:
                out[x][(a, b)] = first[x][a] * later[a][x][b]
    return out
