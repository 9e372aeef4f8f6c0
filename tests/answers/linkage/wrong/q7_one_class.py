# Leaves all in one class of the second table.
def two_tables(k):
    return [(i, 0) for i in range(k) for _ in range(k)]
