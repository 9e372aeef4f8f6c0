# Products have denominators of at most 10000, so a float determines the fraction.
def compose(first, later):
    out = {}
    for x, row in first.items():
        cells = [(a, b) for a in row for b in later[a][x]]
        values = np.array([float(row[a]) for a, b in cells]) * np.array(
            [float(later[a][x][b]) for a, b in cells]
        )
        out[x] = {c: Fraction(float(v)).limit_denominator(10000) for c, v in zip(cells, values)}
    return out
