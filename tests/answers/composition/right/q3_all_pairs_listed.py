# All pairs of all outputs are listed, zeros too, in sorted order.
def compose(first, later):
    seconds = sorted({b for t in later.values() for row in t.values() for b in row})
    return {x: {(a, b): Fraction(first[x].get(a, 0)) * later[a][x].get(b, 0) for a in sorted(later) for b in seconds} for x in sorted(first)}
