# The L1 norm is the largest of the sums with signs.
def oracle(query, data_sets, related):
    values = [query(x) for x in data_sets]
    values = [v if isinstance(v, tuple) else (v,) for v in values]
    width = max(map(len, values), default=1)
    pairs = [
        (i, j)
        for i, x in enumerate(data_sets)
        for j, y in enumerate(data_sets)
        if i != j and related(x, y)
    ]
    largest = Fraction(0)
    for signs in itertools.product((-1, 1), repeat=width):
        dots = [sum(s * Fraction(c) for s, c in zip(signs, v)) for v in values]
        largest = max([largest, *(dots[i] - dots[j] for i, j in pairs)])
    return largest
