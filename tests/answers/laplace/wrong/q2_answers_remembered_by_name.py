# Answers are remembered from call to call by the name of the query. Input: lambda x: len(x), then lambda x: 5 * len(x), on the same data sets.
_answers = {}


def oracle(query, data_sets, related):
    def answer(x):
        key = (query.__name__, x)
        if key not in _answers:
            value = query(x)
            _answers[key] = value if isinstance(value, tuple) else (value,)
        return _answers[key]

    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            worst = max(worst, sum(abs(u - v) for u, v in zip(answer(x), answer(y))))
    return worst
