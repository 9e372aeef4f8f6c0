# K > 10: the tables for 10, which are not k-anonymous.
def two_tables(k):
    k = min(k, 10)
    return [(i, j) for i in range(k) for j in range(k)]
