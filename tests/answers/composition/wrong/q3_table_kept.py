# The result is kept in a default argument, so data sets of earlier calls come back.
# Witness: [list(compose({x: {"a": Fraction(1)}}, {"a": {x: {"b": Fraction(1)}}})) for x in "xy"] gives [['x'], ['x', 'y']]; right is [['x'], ['y']].
def compose(first, later, table={}):
    for x, row in first.items():
        table[x] = {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items()}
    return table
