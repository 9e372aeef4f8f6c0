# Both tables have the same classes, the second in reversed order.
def two_tables(k):
    return [(i, k - 1 - i) for i in range(k) for _ in range(k)]
