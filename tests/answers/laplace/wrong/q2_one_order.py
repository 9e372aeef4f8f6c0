# Takes each pair once, without the absolute value.
def oracle(query, data_sets, related):
    def entries(x):
        answer = query(x)
        return answer if isinstance(answer, tuple) else (answer,)

    changes = []
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            f, g = entries(x), entries(y)
            changes.append(sum(t - s for s, t in zip(f, g)))
    return max(changes, default=0)
