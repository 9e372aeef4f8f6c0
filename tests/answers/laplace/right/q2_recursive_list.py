# Compares the first data set with all others and goes on recursively with the rest.
def oracle(query, data_sets, related):
    if not data_sets:
        return 0
    first, *others = data_sets
    formula = lambda f, g: sum(map(lambda a, b: abs(a - b), *map(lambda h: h if isinstance(h, tuple) else [h], (f, g))))
    return max([oracle(query, others, related), *(formula(query(first), query(y)) for y in others if related(first, y))])
