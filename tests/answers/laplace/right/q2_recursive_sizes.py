# A while loop over pairs, with recursive helpers that subtract and measure tuples and numbers alike.
def _size(change):
    return sum(_size(c) for c in change) if isinstance(change, tuple) else abs(change)


def _minus(a, b):
    return tuple(map(_minus, a, b)) if isinstance(a, tuple) else a - b


def oracle(query, data_sets, related):
    worst, i = 0, 0
    while i < len(data_sets):
        x = data_sets[i]
        for y in data_sets[i + 1 :]:
            if related(x, y):
                change = _size(_minus(query(x), query(y)))
                if change > worst:
                    worst = change
        i += 1
    return worst
