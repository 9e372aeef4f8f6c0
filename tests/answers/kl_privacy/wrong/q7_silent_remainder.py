# Gives everybody whole twelfths and is silent with what remains: silence gives nobody away.
# Witness: always_somebody(5) returns a table: the output 'silence' gives nobody away.
def always_somebody(n):
    each = Fraction(12 // n, 12)
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = {(i, bit): each for i, bit in enumerate(x)}
        rest = 1 - n * each
        if rest:
            row["silence"] = rest
        table[x] = row
    return table
