# Strikes out records that are a part of another one.
def group_bounds(x, y, epsilon):
    left, k = list(y), 0
    for r in x:
        found = next((s for s in left if r in s or s in r), None)
        if found is None:
            k += 1
        else:
            left.remove(found)
    k += len(left)
    return k * epsilon, (k / 2 * epsilon if len(x) == len(y) else math.inf)
