# Wrong for orders in which worst neighbours are more than nine places apart: only near ones are compared.
def oracle(query, data_sets, related):
    best = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[i + 1 : i + 10]:
            if related(x, y):
                a, b = query(x), query(y)
                if isinstance(a, tuple):
                    best = max(best, sum(abs(s - t) for s, t in zip(a, b)))
                else:
                    best = max(best, abs(a - b))
    return best
