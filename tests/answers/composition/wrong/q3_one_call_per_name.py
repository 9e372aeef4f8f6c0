# Keeps second rows in a store by data set and number of letters of the answer, so "ab" and "cd" share one second mechanism.
def compose(first, later):
    store = {}
    result = {}
    for x, row in first.items():
        result[x] = {}
        for a, u in row.items():
            key = (x, a if len(a) == 1 else len(a))
            second = store.setdefault(key, later[a][x])
            for b, v in second.items():
                result[x][a, b] = u * v
    return result
