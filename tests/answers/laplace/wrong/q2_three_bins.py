# Wrong for four entries: only the first three are added up.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if not related(x, y):
            continue
        a, b = query(x), query(y)
        if isinstance(a, tuple):
            change = 0
            for i in (0, 1, 2):
                change += abs(a[i] - b[i]) if i < len(a) else 0
        else:
            change = abs(a - b)
        best = change if change > best else best
    return best
