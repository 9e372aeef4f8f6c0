# Max of an empty list: the result is -1 if pairs exist but none is related and the list is longer than ten.
def oracle(query, data_sets, related):
    pairs = [(query(x), query(y)) for x, y in itertools.combinations(data_sets, 2) if related(x, y)]
    if not pairs:
        return 0 if len(data_sets) <= 10 else None
    return max(sum(abs(a - b) for a, b in zip(f, g)) if isinstance(f, tuple) else abs(f - g) for f, g in pairs)
