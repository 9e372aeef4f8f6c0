# Empty data sets are left out, but a query may change most there, as one that asks whether anybody is there.
def oracle(query, data_sets, related):
    worst = 0
    for x in filter(None, data_sets):
        for y in filter(None, data_sets):
            if related(x, y):
                f, g = query(x), query(y)
                if isinstance(f, tuple):
                    change = sum(abs(a - b) for a, b in zip(f, g))
                else:
                    change = abs(f - g)
                worst = max(worst, change)
    return worst
