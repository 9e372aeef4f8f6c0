# Uses rows and diagonals.
def two_tables(k):
    return [(i, (i + j) % k) for i in range(k) for j in range(k)]
