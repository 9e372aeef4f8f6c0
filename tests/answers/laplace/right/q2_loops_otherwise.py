# Index loops.
def oracle(query, data_sets, related):
    best = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[:i]:
            if related(x, y):
                f, g = query(x), query(y)
                if type(f) is tuple:
                    change = 0
                    for a, b in zip(f, g):
                        change += max(a - b, b - a)
                else:
                    change = max(f - g, g - f)
                best = max(best, change)
    return best
