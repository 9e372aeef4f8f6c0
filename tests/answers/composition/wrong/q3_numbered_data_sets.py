# The rows of the result are numbered 0, 1, ..., whatever the data sets are called.
# Witness: compose({"x": {"a": Fraction(1)}}, {"a": {"x": {"b": Fraction(1)}}}) gives {0: {('a', 'b'): 1}}; right is {'x': {('a', 'b'): 1}}.
def compose(first, later):
    return {
        i: {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items()}
        for i, (x, row) in enumerate(first.items())
    }
