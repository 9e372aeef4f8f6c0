# All pairs named.
def _outputs(table):
    return list(dict.fromkeys(a for row in table.values() for a in row))


def compose(first, later):
    """Every row names every pair."""
    pairs = [(a, b) for a in _outputs(first) for b in _outputs(later[a])]
    zero = Fraction(0)
    return {
        x: {(a, b): Fraction(row.get(a, zero)) * later[a][x].get(b, zero) for a, b in pairs}
        for x, row in first.items()
    }
