# The rows of the later tables are taken by their place and not by their data set.
# Witness: compose({0: {"a": Fraction(1)}, 1: {"a": Fraction(1)}}, {"a": {1: {"b": Fraction(1)}, 0: {"c": Fraction(1)}}}) gives {0: {('a', 'b'): 1}, 1: {('a', 'c'): 1}}; right is {0: {('a', 'c'): 1}, 1: {('a', 'b'): 1}}.
def compose(first, later):
    table = {}
    for place, (x, row) in enumerate(first.items()):
        table[x] = {}
        for a, u in row.items():
            second = list(later[a].values())[place]
            for b, v in second.items():
                table[x][a, b] = u * v
    return table
