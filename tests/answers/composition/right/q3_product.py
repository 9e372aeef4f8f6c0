# Over all pairs of outputs, with zeros for what is not named.
def compose(first, later):
    seconds = {b for table in later.values() for row in table.values() for b in row}
    return {
        x: {
            (a, b): first[x].get(a, Fraction(0)) * later[a][x].get(b, 0)
            for a, b in itertools.product(later, seconds)
        }
        for x in first
    }
