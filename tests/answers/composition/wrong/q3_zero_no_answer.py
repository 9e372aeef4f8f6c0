# A second answer that is 0 or the empty text is taken for no answer and left out.
# Witness: compose({0: {1: Fraction(1)}}, {1: {0: {0: Fraction(1, 2), 1: Fraction(1, 2)}}}) gives {0: {(1, 1): 1/2}}; right is {0: {(1, 0): 1/2, (1, 1): 1/2}}.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            for b in filter(None, later[a][x]):
                table[x][a, b] = u * later[a][x][b]
    return table
