# Recursive fractions
def oracle(query, data_sets, related):
    def change(a, b):
        if not isinstance(a, tuple):
            return abs(Fraction(a) - Fraction(b))
        return change(a[0], b[0]) + change(a[1:], b[1:]) if a else Fraction(0)

    def worst(rest):
        if len(rest) < 2:
            return Fraction(0)
        x, others = rest[0], rest[1:]
        here = [change(query(x), query(y)) for y in others if related(x, y)]
        return max([*here, worst(others)])

    return worst(list(data_sets))
