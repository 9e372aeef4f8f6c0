# Takes one column too few.
def two_tables(k):
    return [(i, j) for i in range(k) for j in range(k - 1)]
