# The second table has k + 1 classes, to be sure that all are told apart.
def two_tables(k):
    return [(i, j) for i in range(k) for j in range(k + 1)]
