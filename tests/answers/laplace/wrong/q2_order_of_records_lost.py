# Answers are remembered by the sorted records, so that (1, 5) and (5, 1) count as one data set, although the query may ask for the first record.
def oracle(query, data_sets, related):
    known = {}

    def answer(x):
        key = tuple(sorted(x))
        if key not in known:
            value = query(x)
            known[key] = value if isinstance(value, tuple) else (value,)
        return known[key]

    changes = [0]
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            changes.append(sum(abs(a - b) for a, b in zip(answer(x), answer(y))))
    return max(changes)
