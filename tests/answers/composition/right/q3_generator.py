# Written with a generator of triples that are put into sorted tables, zeros left out.
def compose(first, later):
    def parts():
        for a in sorted(later, reverse=True):
            for x in later[a]:
                u = first.get(x, {}).get(a)
                if not u:
                    continue
                for b in sorted(later[a][x]):
                    yield x, (a, b), u * later[a][x][b]

    table = {x: {} for x in sorted(first)}
    for x, pair, formula in parts():
        if formula != 0:
            table[x][pair] = formula
    return table
