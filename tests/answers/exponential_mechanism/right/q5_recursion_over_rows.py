# Compares the first two rows and goes on recursively with all but the first.
def worst_ratio(table, base):
    if len(table) < 2:
        return Fraction(1)
    first, second, *rest = table

    def chances(row):
        whole = sum(base ** (u - min(row)) for u in row)
        return [base ** (u - min(row)) / whole for u in row]

    here = [x / y for p, q in zip(chances(first), chances(second)) for x, y in ((p, q), (q, p))]
    return max(*here, worst_ratio([second, *rest], base))
