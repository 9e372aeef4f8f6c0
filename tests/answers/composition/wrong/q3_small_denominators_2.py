# Wrong for products with large denominators: 1/97 * 1/89 = 1/8633 is rounded to a denominator of at most 1000.
def compose(first, later):
    return {
        x: {
            (a, b): Fraction(float(u) * float(v)).limit_denominator(1000)
            for a, u in row.items()
            for b, v in later[a][x].items()
        }
        for x, row in first.items()
    }
