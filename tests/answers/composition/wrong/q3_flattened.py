# A first answer that is a tuple is made longer by the second one, and no pair is made.
# Witness: compose({0: {(1, 2): Fraction(1)}}, {(1, 2): {0: {3: Fraction(1)}}}) gives {0: {(1, 2, 3): 1}}; right is {0: {((1, 2), 3): 1}}.
def compose(first, later):
    table = {}
    for x, row in first.items():
        table[x] = {}
        for a, u in row.items():
            for b, v in later[a][x].items():
                pair = a + (b,) if isinstance(a, tuple) else (a, b)
                table[x][pair] = u * v
    return table
