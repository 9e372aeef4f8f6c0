# Answers are kept by what a data set holds, whatever its order. Input: the first record, [(0, 9), (9, 0), (0, 0)], edit: right is 9, from (9, 0) to (0, 0); it says 0.
def oracle(query, data_sets, related):
    answers = {}
    for x in data_sets:
        held = frozenset(Counter(x).items())
        if held not in answers:
            answer = query(x)
            answers[held] = answer if isinstance(answer, tuple) else (answer,)
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = answers[frozenset(Counter(x).items())], answers[frozenset(Counter(y).items())]
            best = max(best, sum(abs(p - q) for p, q in zip(a, b)))
    return best
