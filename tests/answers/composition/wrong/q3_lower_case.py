# Writes the words of the outputs in small letters, so "Yes" and "yes" become one.
def compose(first, later):
    out = {}
    for x in first:
        row = out.setdefault(x, {})
        for a in first[x]:
            for b in later[a][x]:
                row[(a.lower(), b.lower())] = first[x][a] * later[a][x][b]
    return out
