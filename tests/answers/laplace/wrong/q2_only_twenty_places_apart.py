# Compares only data sets that stand within 20 places in the list. Input: a list of 30 with the only related pair at its ends.
def oracle(query, data_sets, related):
    worst = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[i + 1 : i + 21]:
            if related(x, y):
                a, b = query(x), query(y)
                if not isinstance(a, tuple):
                    a, b = (a,), (b,)
                worst = max(worst, sum(abs(u - v) for u, v in zip(a, b)))
    return worst
