# Uses one row more than is needed.
def two_tables(k):
    return [(i, j) for i in range(k + 1) for j in range(k)]
