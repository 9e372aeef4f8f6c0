# Two loops and a tally.
def oracle(query, data_sets, related):
    worst = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[:i]:
            if related(x, y):
                f, g = query(x), query(y)
                if isinstance(f, tuple):
                    change = 0
                    for s, t in zip(f, g):
                        change += abs(s - t)
                else:
                    change = abs(f - g)
                if change > worst:
                    worst = change
    return worst
