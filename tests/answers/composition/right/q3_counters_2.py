# Another road: By counters.
def compose(first, later):
    table = {}
    for x in reversed(list(first)):
        table[x] = Counter()
        for a in first[x]:
            for b in later[a][x]:
                table[x].update({(a, b): first[x][a] * later[a][x][b]})
    return table
