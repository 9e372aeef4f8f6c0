# Pairs, and a maximum with a default.
def oracle(query, data_sets, related):
    def entries(answer):
        return answer if isinstance(answer, tuple) else (answer,)

    return max(
        (
            sum(abs(a - b) for a, b in zip(entries(query(x)), entries(query(y))))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
