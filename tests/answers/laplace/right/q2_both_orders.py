# Tries each pair in both orders.
def oracle(query, data_sets, related):
    def entries(x):
        answer = query(x)
        try:
            return list(answer)
        except TypeError:
            return [answer]

    found = 0
    for x, y in itertools.product(data_sets, repeat=2):
        if related(x, y):
            found = max(found, sum(abs(s - t) for s, t in zip(entries(x), entries(y))))
    return found
