# The sizes of the answers are subtracted, so that signs are lost. Input: the sum, [(-2,), (5,)], edit: right is 7, it says 3.
def oracle(query, data_sets, related):
    def parts(x):
        answer = query(x)
        return [abs(v) for v in (answer if isinstance(answer, tuple) else (answer,))]

    return max(
        (
            sum(abs(p - q) for p, q in zip(parts(x), parts(y)))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
