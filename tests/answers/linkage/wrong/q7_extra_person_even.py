# For an even k above 2 the grid has one row too many (off by one), k more people than needed.
def two_tables(k):
    rows = k + 1 if k % 2 == 0 and k > 2 else k
    return [(i, j) for i in range(rows) for j in range(k)]
