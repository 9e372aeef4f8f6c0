# Pairs of probability 0 are left out, rows are built upon demand.
def compose(first, later):
    from collections import defaultdict

    out = defaultdict(dict)
    for x in first:
        out[x]
        for a in filter(first[x].get, first[x]):
            for b in filter(later[a][x].get, later[a][x]):
                out[x][a, b] = Fraction(
                    first[x][a].numerator * later[a][x][b].numerator,
                    first[x][a].denominator * later[a][x][b].denominator,
                )
    return out
