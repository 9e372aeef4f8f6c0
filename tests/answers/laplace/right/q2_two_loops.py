# All pairs, a tuple made of single numbers, the largest change kept.
def oracle(query, data_sets, related):
    def answer(x):
        value = query(x)
        return value if isinstance(value, tuple) else (value,)

    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            worst = max(worst, sum(abs(a - b) for a, b in zip(answer(x), answer(y))))
    return worst
