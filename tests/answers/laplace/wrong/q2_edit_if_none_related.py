# If related says yes to nothing, edit neighbours are taken instead, for lists of more than eight.
def oracle(query, data_sets, related):
    pairs = [p for p in itertools.combinations(data_sets, 2) if related(*p)]
    if not pairs and len(data_sets) > 8:
        pairs = [p for p in itertools.combinations(data_sets, 2) if edit(*p)]
    largest = 0
    for x, y in pairs:
        f, g = query(x), query(y)
        f, g = (f, g) if isinstance(f, tuple) else ((f,), (g,))
        largest = max(largest, sum(abs(a - b) for a, b in zip(f, g)))
    return largest
