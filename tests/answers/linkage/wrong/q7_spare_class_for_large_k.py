# From k = 8 on a row more is added to be sure, k people too many. Input: k 8: 72 people for 64.
def two_tables(k):
    rows = k if k < 8 else k + 1
    return [(i, j) for i in range(rows) for j in range(k)]
