# The answers in a pair are turned into texts.
# Witness: compose({0: {1: Fraction(1)}}, {1: {0: {2: Fraction(1)}}}) gives {0: {('1', '2'): 1}}; right is {0: {(1, 2): 1}}.
def compose(first, later):
    return {
        x: {(str(a), str(b)): u * v for a, u in row.items() for b, v in later[a][x].items()}
        for x, row in first.items()
    }
