# Remembers answers by the sorted records.
def oracle(query, data_sets, related):
    seen = {}

    def ask(x):
        key = tuple(sorted(x))
        if key not in seen:
            a = query(x)
            seen[key] = a if isinstance(a, tuple) else (a,)
        return seen[key]

    return max(
        (
            sum(abs(a - b) for a, b in zip(ask(x), ask(y)))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
