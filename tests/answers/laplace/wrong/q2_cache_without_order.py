# Answers are remembered by the records without their order: a query such as x[0].
def oracle(query, data_sets, related):
    cache = {}

    def ask(x):
        key = frozenset(Counter(x).items())
        if key not in cache:
            answer = query(x)
            cache[key] = answer if isinstance(answer, tuple) else (answer,)
        return cache[key]

    return max(
        (
            sum(abs(a - b) for a, b in zip(ask(x), ask(y)))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
