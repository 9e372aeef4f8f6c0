# Whole numbers, one fraction at the end.
def compose(first, later):
    out = {}
    for a in later:
        for x, row in later[a].items():
            mine = out.setdefault(x, {})
            u = first[x].get(a)
            if u is None:
                continue
            mine.update({(a, b): Fraction(u.numerator * v.numerator, u.denominator * v.denominator) for b, v in row.items()})
    return out
