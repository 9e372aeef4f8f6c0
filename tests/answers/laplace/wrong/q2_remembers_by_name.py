# Keeps answers of a query between calls under its name; all lambdas have the same.
# Witness: after oracle((lambda x: sum(x)), [(0,), (1,)], edit), oracle((lambda x: 5 * sum(x)), [(0,), (1,)], edit) returns 1; right is 5.
ANSWERS = {}


def oracle(query, data_sets, related):
    def answer(x):
        key = getattr(query, "__name__", ""), x
        if key not in ANSWERS:
            a = query(x)
            ANSWERS[key] = a if isinstance(a, tuple) else (a,)
        return ANSWERS[key]

    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            largest = max(largest, sum(abs(s - t) for s, t in zip(answer(x), answer(y))))
    return largest
