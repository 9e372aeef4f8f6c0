# Keeps answers between calls by the name of the query and the data set; two lambdas have one name.
_answers = {}


def oracle(query, data_sets, related):
    def ask(x):
        key = getattr(query, "__name__", "query"), repr(x)
        if key not in _answers:
            answer = query(x)
            _answers[key] = answer if isinstance(answer, tuple) else (answer,)
        return _answers[key]

    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            best = max(best, sum(abs(a - b) for a, b in zip(ask(x), ask(y))))
    return best
