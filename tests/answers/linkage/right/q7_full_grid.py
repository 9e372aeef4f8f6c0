# All pairs of two numbers below k.
def two_tables(k):
    return [(i, j) for i in range(k) for j in range(k)]
