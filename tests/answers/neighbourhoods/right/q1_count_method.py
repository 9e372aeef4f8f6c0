# Counts every record that occurs with the method of the tuple.
def group_bounds(x, y, epsilon):
    k = 0
    for record in set(x + y):
        k += abs(x.count(record) - y.count(record))
    if len(x) != len(y):
        return (k * epsilon, math.inf)
    return (k * epsilon, k // 2 * epsilon)
