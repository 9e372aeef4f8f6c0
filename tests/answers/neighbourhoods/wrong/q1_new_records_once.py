# Loops over the records of x, and counts each kind of record that only y has once.
# Witness: group_bounds(("a", "a"), ("b", "b"), 1) gives (3, 1.5); right is (4, 2).
def group_bounds(x, y, epsilon):
    k = 0
    for record in set(x):
        k += abs(x.count(record) - y.count(record))
    k += len(set(y) - set(x))
    return k * epsilon, k / 2 * epsilon if len(x) == len(y) else math.inf
