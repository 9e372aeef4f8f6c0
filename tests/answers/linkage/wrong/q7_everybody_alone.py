# Makes the second table tell everybody by itself.
def two_tables(k):
    return [(i, (i, j)) for i in range(k) for j in range(k)]
