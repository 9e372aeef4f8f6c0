# Looks only at the neighbours of the first data set.
def oracle(query, data_sets, related):
    def entries(x):
        answer = query(x)
        return answer if isinstance(answer, tuple) else (answer,)

    changes = []
    for x, y in ((data_sets[0], y) for y in data_sets):
        if related(x, y):
            f, g = entries(x), entries(y)
            changes.append(sum(abs(s - t) for s, t in zip(f, g)))
    return max(changes, default=0)
