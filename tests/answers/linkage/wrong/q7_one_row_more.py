# K > 7: one row more than is needed.
def two_tables(k):
    rows = k if k <= 7 else k + 1
    return [(i, j) for i in range(rows) for j in range(k)]
